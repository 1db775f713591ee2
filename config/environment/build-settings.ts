import { NO_EDITOR_SETTINGS, readEditorSettings, type EditorSettings } from '../../plugins/content-editor';
import { START_TIME } from '../../plugins/shared/gatsby/start-time';
import { dayOf } from '../../plugins/shared/text/days';
import { messageOf } from '../../plugins/shared/text/message-of';
import type { DeliveryConfig } from '../../src/shared/delivery-config';
import { siteUrlSchema, type SiteFacts } from '../content-model/site-facts';
import { envFileOf } from './env-file';
import { readDeliveryConfig } from './read-delivery-config';
import { readSiteDate } from './read-site-date';
import { readSwitch } from './read-switch';

/** How the environment variables set up a build. */
export interface BuildSettings {
  /** The day for which the site is built, such as `2025-05-02`: today, unless SITE_DATE names another one. */
  today: string;
  /** Whether this is a preview: each page says so, and search engines may show none (SITE_PREVIEW). */
  isPreview: boolean;
  /** Whether this is `gatsby develop`. */
  isDevelop: boolean;
  /** The file in which the variables may be set, such as `.env.production`. */
  envFile: string;
  /** Whether this must be a release, with a receiver and all that visitors need (SITE_RELEASE). */
  mustBeRelease: boolean;
  /** The facts that replace facts of content/site.yaml: the public origin, when SITE_URL names it. */
  factOverrides: Partial<Pick<SiteFacts, 'url'>>;
  /** Where and how the form sends sign-ups (GATSBY_WAITLIST_*); null when it only simulates. */
  delivery: DeliveryConfig | null;
  /** Whether the operator has opted in to browsers' HSTS preload lists (HSTS_PRELOAD). */
  allowsHstsPreload: boolean;
  /** How the editor is set up (EDITOR_*). */
  editor: EditorSettings;
}

/**
 * Reads how the environment variables set up a build. It throws nothing, because Gatsby goes on without any
 * plugin when gatsby-config.ts throws. gatsby-node.ts reports the mistakes and warnings instead.
 *
 * @param now the time that counts as now: by default the start of the process, so that gatsby-config.ts and
 *   gatsby-node.ts, which both read the settings, never see two days
 * @returns the settings; `mistakes` has a sentence for each variable with a mistake, whose setting is then a
 *   default, and `warnings` has sentences, too
 */
export function readBuildSettings(
  environment: NodeJS.ProcessEnv = process.env,
  now = new Date(START_TIME),
): {
  build: BuildSettings;
  mistakes: string[];
  warnings: string[];
} {
  const mistakes: string[] = [];
  const readOrRecordMistake = <Value>(fallback: Value, read: () => Value): Value => {
    try {
      return read();
    } catch (error) {
      mistakes.push(messageOf(error));
      return fallback;
    }
  };
  const delivery = readOrRecordMistake(null, () => readDeliveryConfig(environment));
  const realDay = dayOf(now.getTime());
  const today = readOrRecordMistake(realDay, () => readSiteDate(environment, now));
  // An invalid SITE_PREVIEW counts as a preview. Otherwise, SITE_DATE could be reported as a second mistake,
  // although a preview may set it.
  const isPreview = readOrRecordMistake(true, () => readSwitch('SITE_PREVIEW', environment));
  const build: BuildSettings = {
    today,
    isPreview,
    isDevelop: environment.NODE_ENV === 'development',
    envFile: envFileOf(environment),
    mustBeRelease: readOrRecordMistake(false, () => readSwitch('SITE_RELEASE', environment)),
    factOverrides: readOrRecordMistake({}, () => readFactOverrides(environment)),
    delivery,
    allowsHstsPreload: readOrRecordMistake(false, () => readSwitch('HSTS_PRELOAD', environment)),
    editor: readOrRecordMistake(NO_EDITOR_SETTINGS, () => readEditorSettings(environment)),
  };
  const dayCheck = checkDay(build, realDay);
  return {
    build,
    mistakes: [...mistakes, ...dayCheck.mistakes],
    warnings: [...dayCheck.warnings, ...receiverWarnings(build)],
  };
}

/**
 * Reports a build for another day than today: a mistake in a release, and a warning in any other.
 *
 * @param realDay the current day, from which SITE_DATE may differ
 */
function checkDay(
  { today, mustBeRelease, isPreview }: BuildSettings,
  realDay: string,
): { mistakes: string[]; warnings: string[] } {
  if (today === realDay) return { mistakes: [], warnings: [] };
  const difference = `SITE_DATE is ${today}, and today is ${realDay} (UTC).`;
  if (mustBeRelease && !isPreview) {
    const mistake = 'A release (SITE_RELEASE=1) is built for today only: unset SITE_DATE.';
    return { mistakes: [`${difference} ${mistake}`], warnings: [] };
  }
  const warning = 'This build shows the legal texts of that day: do not publish it.';
  return { mistakes: [], warnings: [`${difference} ${warning}`] };
}

/** Warns of a build whose form only simulates. Previews and `gatsby develop` aren't for visitors. */
function receiverWarnings({ delivery, isPreview, isDevelop }: BuildSettings): string[] {
  if (delivery || isPreview || isDevelop) return [];
  return [
    'The waitlist is only simulated: visitors are thanked and nothing is sent. Set GATSBY_WAITLIST_URL to deliver sign-ups (src/waitlist/README.md).',
  ];
}

/** @throws Error when SITE_URL isn't an origin in the form in which browsers show it */
function readFactOverrides({ SITE_URL: url }: NodeJS.ProcessEnv): BuildSettings['factOverrides'] {
  if (!url) return {};
  const { data, error } = siteUrlSchema.safeParse(url);
  if (data) return { url: data };
  throw new Error(`SITE_URL ${error?.issues[0]?.message}. It is: ${url}`);
}
