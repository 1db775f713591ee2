import { render, screen } from '@testing-library/react';
import { EditLink, Editor, editorOf } from './EditLink';

const SITE = { repository: 'https://forge.example.com/owner/site', url: 'https://www.example.org' };

/** @returns where the link in a build leads; undefined when there is none */
function editLink(site: Parameters<typeof editorOf>[0], build: Partial<Parameters<typeof editorOf>[1]>) {
  const { unmount } = render(
    <Editor.Provider value={editorOf(site, { preview: false, hasEditor: false, ...build })}>
      <EditLink file="faq/launch.mdx" />
    </Editor.Provider>,
  );
  const href = screen.queryByText('Edit this text')?.getAttribute('href');
  unmount();
  return href;
}

const FORM = '/admin/#/collections/questions/entries/launch';

it('leads to the form beside the site while the editor runs', () => {
  expect(editLink({ ...SITE, repository: null }, { hasEditor: true })).toBe(FORM);
});

it('leads from a preview to the form on the published site', () => {
  expect(editLink(SITE, { preview: true })).toBe(`https://www.example.org${FORM}`);
});

it('is not in the published site, nor without a repository', () => {
  expect(editLink(SITE, {})).toBeUndefined();
  expect(editLink({ ...SITE, repository: null }, { preview: true })).toBeUndefined();
});
