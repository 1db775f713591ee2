import type { ContentEditorOptions } from './options';
import type { EditorSettings, Forge } from './settings';

/** Decap's name of the backend that saves through decap-server. */
export const LOCAL_BACKEND = 'proxy';

/** The part of Decap's configuration that says where entries are kept. */
export interface BackendConfig {
  backend: { name: string; [option: string]: unknown };
  /**
   * With the workflow, a change is first a draft, then in review, and then published. Without it,
   * saving publishes.
   */
  publish_mode?: 'editorial_workflow';
}

/** The place to which an editor saves. */
interface Backend {
  config: BackendConfig;
  /** The origins to which the editor sends requests, besides the site itself. */
  origins: readonly string[];
}

interface MissingSettings {
  /** Two sentences: the first says what is missing, and the second what to do about it. */
  problem: string;
}

/** The kinds of forges on known hosts. */
const KNOWN_HOSTS: Readonly<Record<string, Forge>> = {
  'github.com': 'github',
  'gitlab.com': 'gitlab',
  'codeberg.org': 'forgejo',
  'gitea.com': 'gitea',
};

const BRANCH = 'main';

/** The commit messages of the editor. Decap fills in the names in braces. */
const COMMIT_MESSAGES = {
  create: 'Add “{{slug}}” to {{collection}}',
  update: 'Change “{{slug}}” in {{collection}}',
  delete: 'Delete “{{slug}}” from {{collection}}',
  uploadMedia: 'Add the file “{{path}}”',
  deleteMedia: 'Delete the file “{{path}}”',
};

/**
 * @returns where the editor of a build saves to, or what is missing for that; null where the site
 * has no repository
 */
export const hostedBackend = ({
  repository,
  settings,
}: ContentEditorOptions): Backend | MissingSettings | null =>
  repository ? backendOf(repository, settings) : null;

/** @param repository the https address of the repository, without a slash at the end */
export function backendOf(repository: string, settings: EditorSettings): Backend | MissingSettings {
  const { origin, hostname, pathname } = new URL(repository);
  const forge = settings.forge ?? KNOWN_HOSTS[hostname];
  if (!forge) {
    return {
      problem: `Nothing says which kind of forge ${hostname} is. Set EDITOR_BACKEND to github, gitlab, gitea or forgejo.`,
    };
  }
  const repo = pathname.slice(1);
  const common = { name: forge, repo, branch: BRANCH, commit_messages: COMMIT_MESSAGES };
  if (forge === 'github') return github(origin, common, settings);
  if (!settings.appId) {
    return {
      problem: `Nobody could sign in at ${hostname}. Create an application there, and set EDITOR_APP_ID to its id.`,
    };
  }
  const withSignIn = { ...common, app_id: settings.appId, base_url: origin };
  return forge === 'gitlab' ? gitlab(origin, withSignIn) : gitea(origin, withSignIn);
}

type CommonOptions = BackendConfig['backend'];

function github(
  origin: string,
  common: CommonOptions,
  { signInUrl }: EditorSettings,
): Backend | MissingSettings {
  const isPublic = origin === 'https://github.com';
  if (!isPublic && !signInUrl) {
    return {
      problem: `Nobody could sign in at ${new URL(origin).hostname}: Netlify signs in to github.com only. Set EDITOR_SIGN_IN_URL to the address of your own sign-in service.`,
    };
  }
  const backend = {
    ...common,
    ...(!isPublic && { api_root: `${origin}/api/v3` }),
    ...(signInUrl && { base_url: signInUrl }),
    squash_merges: true,
    open_authoring: false,
  };
  const api = isPublic ? 'https://api.github.com' : origin;
  return { config: { backend, publish_mode: 'editorial_workflow' }, origins: [api] };
}

function gitlab(origin: string, common: CommonOptions): Backend {
  const backend = {
    ...common,
    api_root: `${origin}/api/v4`,
    graphql_api_root: `${origin}/api/graphql`,
    auth_type: 'pkce',
    squash_merges: true,
  };
  return { config: { backend, publish_mode: 'editorial_workflow' }, origins: [origin] };
}

/** Forgejo has the same API, because it began as a copy of Gitea. */
function gitea(origin: string, common: CommonOptions): Backend {
  const backend = { ...common, api_root: `${origin}/api/v1` };
  // Decap's backend for Gitea has no workflow, and Decap doesn't start when the configuration asks for one.
  if (backend.name === 'gitea') return { config: { backend }, origins: [origin] };
  return { config: { backend, publish_mode: 'editorial_workflow' }, origins: [origin] };
}

/** decap-server, at the origin `server`, saves to the working copy, without a sign-in or a forge. */
export const localBackend = (server: string): Backend => ({
  config: { backend: { name: LOCAL_BACKEND, proxy_url: `${server}/api/v1`, branch: BRANCH } },
  origins: [server],
});
