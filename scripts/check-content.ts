import { parseArgs } from 'node:util';
import { checkAll } from '../plugins/site-content';
import { FORMATS, type Format } from './finding-formats';

const CONTENT = 'content';
const USAGE = `Write: npm run check:content, or npm run -s check:content -- --format ${Object.keys(FORMATS).slice(1).join('|')}`;

/** Ends with 0 when the content can be published, 1 when it has errors, 2 when it cannot be checked. */
async function main(): Promise<void> {
  try {
    const format = formatIn(process.argv.slice(2));
    const { files, findings } = await checkAll(CONTENT);
    // Since the start of the process.
    const report = { files, findings, milliseconds: Math.round(performance.now()) };
    const isTerminal = process.stdout.isTTY && !process.env['NO_COLOR'];
    process.stdout.write(`${FORMATS[format](report, isTerminal)}\n`);
    process.exitCode = findings.some(({ severity }) => severity === 'error') ? 1 : 0;
  } catch (error) {
    console.error(
      `The content could not be checked. ${error instanceof Error ? error.message : String(error)}`,
    );
    process.exitCode = 2;
  }
}

/** @throws Error with the usage when the arguments are wrong */
function formatIn(args: string[]): Format {
  let format = 'text';
  try {
    format = parseArgs({ args, options: { format: { type: 'string', default: format } } }).values.format;
  } catch {
    throw new Error(USAGE);
  }
  if (!Object.hasOwn(FORMATS, format)) throw new Error(`There is no format "${format}". ${USAGE}`);
  return format as Format;
}

void main();
