import { NO_SETTINGS, readEditorSettings, type EditorSettings } from '../../plugins/content-editor';
import { readWaitlistSettings, signUpModeOf, type DeliveryConfig } from '../../plugins/waitlist';
import type { BuildSettings } from '../content-model/build-settings';
import { siteUrl } from '../content-model/site-facts';
import { readSwitch } from './read-switch';
import { readSiteDate, todayInUtc } from './site-date';

/** How the environment variables set up a build. */
export interface BuildOptions extends Required<BuildSettings> {
  /** The year of `today`. */
  year: number;
  /** Where sign-ups go (GATSBY_WAITLIST_*); null when the form only simulates. */
  delivery: DeliveryConfig | null;
  /** Whether the operator has opted in to browsers' HSTS preload lists (HSTS_PRELOAD). */
  allowsHstsPreload: boolean;
  /** How the editor is set up (EDITOR_*). */
  editor: EditorSettings;
}

/**
 * Reads how the environment variables set up a build. It throws nothing, because Gatsby goes on
 * without any plugin when gatsby-config.ts throws. gatsby-node.ts reports the mistakes and warnings
 * instead.
 *
 * @param now the current time
 * @returns the build; a sentence for each variable with a mistake, whose field then has a default;
 *   and sentences of warning
 */
export function readSiteBuild(
  environment: NodeJS.ProcessEnv = process.env,
  now = new Date(),
): {
  build: BuildOptions;
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
  const realDay = todayInUtc(now);
  const today = readOr(realDay, () => readSiteDate(environment, now));
  // A preview does no harm where the real site was meant, and the build ends anyway.
  const isPreview = readOr(true, () => readSwitch('SITE_PREVIEW', environment));
  const build: BuildOptions = {
    isPreview,
    isDevelopment: environment.NODE_ENV === 'development',
    isPublicSite: readOr(false, () => readSwitch('SITE_PUBLIC', environment)),
    today,
    year: Number(today.slice(0, 4)),
    url: readOr(null, () => readOrigin(environment['SITE_URL'])),
    signUpMode: signUpModeOf(delivery),
    delivery,
    allowsHstsPreload: readOr(false, () => readSwitch('HSTS_PRELOAD', environment)),
    editor: readOr(NO_SETTINGS, () => readEditorSettings(environment)),
  };
  const ofDay = checkDay(build, realDay);
  return { build, mistakes: [...mistakes, ...ofDay.mistakes], warnings: ofDay.warnings };
}

/**
 * Reports a build for another day than today: a mistake for the real site, and a warning for any other.
 *
 * @param realDay the current day
 */
function checkDay(
  { today, isPublicSite, isPreview }: BuildOptions,
  realDay: string,
): { mistakes: string[]; warnings: string[] } {
  if (today === realDay) return { mistakes: [], warnings: [] };
  const difference = `SITE_DATE is ${today}, and today is ${realDay} (UTC).`;
  if (isPublicSite && !isPreview) {
    const mistake = 'The real site (SITE_PUBLIC=1) is built for today only: unset SITE_DATE.';
    return { mistakes: [`${difference} ${mistake}`], warnings: [] };
  }
  const warning = 'This build shows the legal texts of that day: do not publish it.';
  return { mistakes: [], warnings: [`${difference} ${warning}`] };
}

/**
 * @param url the value of SITE_URL
 * @throws Error when it is not an origin in the form in which browsers show it
 */
function readOrigin(url: string | undefined): string | null {
  if (!url) return null;
  const { data, error } = siteUrl.safeParse(url);
  if (data) return data;
  throw new Error(`SITE_URL ${error?.issues[0]?.message}. It is: ${url}`);
}
