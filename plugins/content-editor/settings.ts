/** The kinds of forges that Decap CMS can save to, by the names of its backends. */
const FORGES = ['github', 'gitlab', 'gitea', 'forgejo'] as const;

export type Forge = (typeof FORGES)[number];

/** The settings of the editor in environment variables; null where a variable isn't set. */
export interface EditorSettings {
  /**
   * The kind of the forge, which is needed where the host of the repository isn't a known one
   * (EDITOR_BACKEND).
   */
  forge: Forge | null;
  /** The origin of the service that signs people in to GitHub, in place of Netlify's (EDITOR_SIGN_IN_URL). */
  signInUrl: string | null;
  /** The id of the application at GitLab, Gitea or Forgejo with which people sign in (EDITOR_APP_ID). */
  appId: string | null;
  /** The origin of decap-server on this computer, while it runs (EDITOR_SERVER). */
  server: string | null;
}

export const NO_EDITOR_SETTINGS: EditorSettings = { forge: null, signInUrl: null, appId: null, server: null };

/** Allows only characters without a meaning in a Content-Security-Policy and in the files of hosts. */
const ORIGIN = /^https:\/\/[a-z\d.-]+(:\d+)?$/;
const LOOPBACK = /^http:\/\/127\.0\.0\.1:\d+$/;
const APP_ID = /^[\w-]+$/;

/** @throws Error with a line for each variable that has a mistake */
export function readEditorSettings(environment: NodeJS.ProcessEnv): EditorSettings {
  const mistakes: string[] = [];
  const read = (name: string, isValid: (value: string) => boolean, rule: string): string | null => {
    const value = environment[name]?.trim();
    if (!value) return null;
    if (!isValid(value)) mistakes.push(`${name} must be ${rule}. It is: ${value}`);
    return value;
  };
  const forge = read('EDITOR_BACKEND', isForge, 'github, gitlab, gitea or forgejo');
  const settings = {
    forge: forge !== null && isForge(forge) ? forge : null,
    signInUrl: read(
      'EDITOR_SIGN_IN_URL',
      (value) => ORIGIN.test(value),
      'https:// and the name of a host, with nothing after it, such as https://sign-in.example.org',
    ),
    appId: read(
      'EDITOR_APP_ID',
      (value) => APP_ID.test(value),
      'the id of an application, which has letters, digits, hyphens and underscores',
    ),
    server: read(
      'EDITOR_SERVER',
      (value) => LOOPBACK.test(value),
      'the address of decap-server on this computer, such as http://127.0.0.1:8081',
    ),
  };
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  return settings;
}

const isForge = (value: string): value is Forge => FORGES.some((forge) => forge === value);
