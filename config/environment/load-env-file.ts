import { existsSync } from 'node:fs';
import { SETTINGS_FILE } from '../release/open-facts';

/** Sets the variables of SETTINGS_FILE, as a build does. Variables that are set already take precedence. */
export function loadSettingsFile(): void {
  if (existsSync(SETTINGS_FILE)) process.loadEnvFile(SETTINGS_FILE);
}
