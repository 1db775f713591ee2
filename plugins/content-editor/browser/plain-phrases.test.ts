import { withPlainPhrases } from './plain-phrases';

const LOCALE = {
  ui: { toast: { entrySaved: 'Entry saved', onFailToDelete: 'Failed' } },
  auth: { login: 'Login' },
};

it('replaces some phrases and keeps the others', () => {
  expect(withPlainPhrases(LOCALE, { savesDirectly: false })).toMatchObject({
    ui: { toast: { entrySaved: 'Saved', onFailToDelete: 'Failed' } },
    auth: { login: 'Login' },
  });
});

it('does not change the locale it is given', () => {
  withPlainPhrases(LOCALE, { savesDirectly: true });
  expect(LOCALE.ui.toast.entrySaved).toBe('Entry saved');
});

it('says "save" only where saving changes the files at once', () => {
  expect(withPlainPhrases(LOCALE, { savesDirectly: true })).toMatchObject({
    editor: { editorToolbar: { publishNow: 'Save now' } },
  });
  expect(JSON.stringify(withPlainPhrases(LOCALE, { savesDirectly: false }))).not.toContain('Save now');
});
