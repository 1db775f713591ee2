import { NO_EDITOR_SETTINGS, readEditorSettings } from './settings';

it('has no setting when no variable has a value', () => {
  expect(readEditorSettings({ EDITOR: 'vi', EDITOR_BACKEND: '' })).toEqual(NO_EDITOR_SETTINGS);
});

it('reads every variable', () => {
  const environment = {
    EDITOR_BACKEND: 'gitlab',
    EDITOR_SIGN_IN_URL: 'https://sign-in.example.org',
    EDITOR_APP_ID: 'a1_b-2',
    EDITOR_SERVER: 'http://127.0.0.1:8081',
  };
  expect(readEditorSettings(environment)).toEqual({
    forge: 'gitlab',
    signInUrl: 'https://sign-in.example.org',
    appId: 'a1_b-2',
    server: 'http://127.0.0.1:8081',
  });
});

it.each([
  ['EDITOR_BACKEND', 'bitbucket', 'must be github, gitlab, gitea or forgejo'],
  ['EDITOR_SIGN_IN_URL', 'https://sign-in.example.org/', 'must be https:// and the name of a host'],
  ['EDITOR_SIGN_IN_URL', "https://a.example; script-src 'unsafe-inline'", 'must be https:// and the name'],
  ['EDITOR_APP_ID', 'my app', 'must be the id of an application'],
  ['EDITOR_SERVER', 'http://evil.example:8081', 'must be the address of decap-server on this computer'],
])('refuses %s=%s in a sentence', (name, value, sentence) => {
  expect(() => readEditorSettings({ [name]: value })).toThrow(`${name} ${sentence}`);
});

it('reports all mistakes at once', () => {
  const read = () => readEditorSettings({ EDITOR_BACKEND: 'x', EDITOR_APP_ID: '?' });
  expect(read).toThrow(/^EDITOR_BACKEND .*\nEDITOR_APP_ID /);
});
