import type { BuildSettings } from './build-settings';
import { PRODUCTION_ENV_FILE } from './env-file';

/** The settings of a build on which the check of its content depends. */
export type CheckSettings = Pick<
  BuildSettings,
  'today' | 'isPreview' | 'isDevelop' | 'envFile' | 'mustBeRelease' | 'factOverrides' | 'delivery'
>;

/**
 * Makes the settings for a check outside a build, as in a script or in the editor: those of a build for which
 * no environment variable is set.
 *
 * @param today the day of the check, such as `2025-05-02`
 */
export const settingsWithoutVariables = (today: string): CheckSettings => ({
  today,
  isPreview: false,
  isDevelop: false,
  envFile: PRODUCTION_ENV_FILE,
  mustBeRelease: false,
  factOverrides: {},
  delivery: null,
});
