import { existsSync } from 'node:fs';
import { envFileOf } from './env-file';

/**
 * Sets the variables of the .env file of a build, if there is one. Variables that are set already take
 * precedence. Gatsby itself reads the file only for the code that runs in browsers.
 */
export function loadEnvFile(): void {
  const file = envFileOf(process.env);
  if (existsSync(file)) process.loadEnvFile(file);
}
