import { backendOf, localBackend } from './backend';
import { NO_EDITOR_SETTINGS } from './settings';

const GITHUB = 'https://github.com/owner/site';

it('saves to GitHub with the editorial workflow, and leaves the sign-in to Netlify', () => {
  expect(backendOf(GITHUB, NO_EDITOR_SETTINGS)).toEqual({
    config: {
      publish_mode: 'editorial_workflow',
      backend: {
        name: 'github',
        repo: 'owner/site',
        branch: 'main',
        commit_messages: expect.objectContaining({ update: 'Change “{{slug}}” in {{collection}}' }),
        squash_merges: true,
        open_authoring: false,
      },
    },
    origins: ['https://api.github.com'],
  });
});

it('signs in to GitHub with the site’s own service', () => {
  const signInUrl = 'https://sign-in.example.org';
  expect(backendOf(GITHUB, { ...NO_EDITOR_SETTINGS, signInUrl })).toHaveProperty(
    'config.backend.base_url',
    signInUrl,
  );
});

it('asks the API of a GitHub Enterprise server', () => {
  const settings = {
    ...NO_EDITOR_SETTINGS,
    forge: 'github',
    signInUrl: 'https://sign-in.example.org',
  } as const;
  expect(backendOf('https://git.example.org/owner/site', settings)).toMatchObject({
    config: { backend: { api_root: 'https://git.example.org/api/v3', repo: 'owner/site' } },
    origins: ['https://git.example.org'],
  });
});

it.each(['https://gitlab.com/group/subgroup/site', 'https://git.example.org/group/subgroup/site'])(
  'signs in to GitLab with PKCE: %s',
  (repository) => {
    const { origin } = new URL(repository);
    expect(backendOf(repository, { ...NO_EDITOR_SETTINGS, forge: 'gitlab', appId: 'id' })).toMatchObject({
      config: {
        publish_mode: 'editorial_workflow',
        backend: {
          name: 'gitlab',
          repo: 'group/subgroup/site',
          auth_type: 'pkce',
          app_id: 'id',
          base_url: origin,
          api_root: `${origin}/api/v4`,
          squash_merges: true,
        },
      },
      origins: [origin],
    });
  },
);

it('saves to Forgejo with the editorial workflow', () => {
  const backend = { name: 'forgejo', app_id: 'id', api_root: 'https://codeberg.org/api/v1' };
  expect(backendOf('https://codeberg.org/owner/site', { ...NO_EDITOR_SETTINGS, appId: 'id' })).toMatchObject({
    config: { publish_mode: 'editorial_workflow', backend },
    origins: ['https://codeberg.org'],
  });
});

it('configures no workflow for Gitea, whose backend refuses one', () => {
  const settings = { ...NO_EDITOR_SETTINGS, forge: 'gitea', appId: 'id' } as const;
  const found = backendOf('https://git.example.org/owner/site', settings);
  expect(found).toHaveProperty('config.backend.base_url', 'https://git.example.org');
  expect(found).not.toHaveProperty('config.publish_mode');
});

it.each([
  [
    'https://git.example.org/owner/site',
    NO_EDITOR_SETTINGS,
    'Set EDITOR_BACKEND to github, gitlab, gitea or forgejo',
  ],
  ['https://gitlab.com/owner/site', NO_EDITOR_SETTINGS, 'set EDITOR_APP_ID to its id'],
  [
    'https://git.example.org/a/b',
    { ...NO_EDITOR_SETTINGS, forge: 'github' as const },
    'Set EDITOR_SIGN_IN_URL',
  ],
])('says what is missing for %s', (repository, settings, sentence) => {
  expect(backendOf(repository, settings)).toEqual({ problem: expect.stringContaining(sentence) });
});

it('saves to the working copy through decap-server', () => {
  expect(localBackend('http://127.0.0.1:8081')).toEqual({
    config: { backend: { name: 'proxy', proxy_url: 'http://127.0.0.1:8081/api/v1', branch: 'main' } },
    origins: ['http://127.0.0.1:8081'],
  });
});
