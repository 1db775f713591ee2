import { parseArgs } from 'node:util';
import { checkAll } from '../plugins/site-content';
import { FORMATS } from './finding-formats';

const USAGE = `Write: npm run check:content, or npm run -s check:content -- --format ${Object.keys(FORMATS).slice(1).join('|')}`;

/**
 * Checks the folder `content` and writes the findings.
 *
 * @returns the exit code: 0 when the content can be published, 1 when it has errors
 * @throws Error when the content cannot be checked, with the usage when the arguments are wrong
 */
export async function checkContentFiles(args: string[]): Promise<number> {
  const format = FORMATS[formatIn(args)];
  const { files, findings } = await checkAll('content');
  // Since the start of the process.
  const report = { files, findings, milliseconds: Math.round(performance.now()) };
  const isTerminal = process.stdout.isTTY && !process.env['NO_COLOR'];
  process.stdout.write(`${format(report, isTerminal)}\n`);
  return findings.some(({ severity }) => severity === 'error') ? 1 : 0;
}

function formatIn(args: string[]): keyof typeof FORMATS {
  let format = 'text';
  try {
    format = parseArgs({ args, options: { format: { type: 'string', default: format } } }).values.format;
  } catch {
    throw new Error(USAGE);
  }
  if (!Object.hasOwn(FORMATS, format)) throw new Error(`There is no format "${format}". ${USAGE}`);
  return format as keyof typeof FORMATS;
}
