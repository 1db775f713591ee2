import { NO_SETTINGS, readEditorSettings, type EditorSettings } from '../../plugins/content-editor';
import { readSwitch, readWaitlistSettings, signUpsWith } from '../../plugins/waitlist';
import type { DeliveryConfig, SignUps } from '../../plugins/waitlist';
import { siteUrl } from '../content-model/site-facts';
import { siteDate } from '../shared/site-date';

/** What the environment says of a build. */
export interface SiteBuild {
  /** Whether each page is marked as a preview, and closed to search engines. */
  preview: boolean;
  /** Whether it is `gatsby develop`. */
  isDevelopment: boolean;
  /** Whether the environment wants the real site, with a receiver of sign-ups: isRealSite in content-model decides. */
  isReceiverRequired: boolean;
  /** The day as of which the site is built, as YYYY-MM-DD. */
  today: string;
  /** The year of that day. */
  year: number;
  /** The public origin, where it is not the one in content/site.yaml. */
  url: string | null;
  /** What becomes of sign-ups. */
  signUps: SignUps;
  /** Where sign-ups go; null when the form only simulates. */
  delivery: DeliveryConfig | null;
  /** Whether the operator has opted in to browsers' HSTS preload lists. */
  hstsPreload: boolean;
  /** How the editor is set up. */
  editor: EditorSettings;
}

/**
 * Reads what the environment says of a build.
 *
 * @param now the real time
 * @returns the build, a sentence for each variable with a mistake, whose field then has a default, and a warning where
 *   the build is for another day than today. It throws nothing, since Gatsby goes on without any plugin when
 *   gatsby-config.ts throws; gatsby-node.ts reports both.
 */
export function readSiteBuild(
  environment: NodeJS.ProcessEnv = process.env,
  now = new Date(),
): {
  build: SiteBuild;
  mistakes: string[];
  warnings: string[];
} {
  const mistakes: string[] = [];
  const readOr = <Value>(fallback: Value, read: () => Value): Value => {
    try {
      return read();
    } catch (error) {
      mistakes.push((error as Error).message);
      return fallback;
    }
  };
  const delivery = readOr(null, () => readWaitlistSettings(environment));
  const realDay = siteDate('', now);
  const today = readOr(realDay, () => siteDate(environment['SITE_DATE'] ?? '', now));
  const preview = readOr(true, () => readSwitch('SITE_PREVIEW', environment));
  const build: SiteBuild = {
    preview,
    isDevelopment: environment.NODE_ENV === 'development',
    isReceiverRequired: readOr(false, () => readSwitch('WAITLIST_REQUIRED', environment)),
    today,
    year: Number(today.slice(0, 4)),
    url: readOr(null, () => readOrigin(environment['SITE_URL'])),
    signUps: signUpsWith(delivery),
    delivery,
    hstsPreload: readOr(false, () => readSwitch('HSTS_PRELOAD', environment)),
    editor: readOr(NO_SETTINGS, () => readEditorSettings(environment)),
  };
  const warnings: string[] = [];
  if (today !== realDay) {
    const otherDay = `SITE_DATE is ${today}, and today is ${realDay} (UTC).`;
    if (build.isReceiverRequired && !build.preview) {
      mistakes.push(
        `${otherDay} The real site (WAITLIST_REQUIRED=1) is built for today only: unset SITE_DATE.`,
      );
    } else {
      warnings.push(`${otherDay} This build shows the legal texts of that day: do not publish it.`);
    }
  }
  return { build, mistakes: [...new Set(mistakes)], warnings };
}

/** @throws Error when SITE_URL is not an origin as browsers show it */
function readOrigin(url: string | undefined): string | null {
  if (!url) return null;
  const { data, error } = siteUrl.safeParse(url);
  if (data) return data;
  throw new Error(`SITE_URL ${error?.issues[0]?.message}. It is: ${url}`);
}
