import { fsyncSync, openSync, readFileSync, truncateSync, writeSync } from 'node:fs';
import { createServer } from 'node:http';

/**
 * A receiver for the benchmark: it stores a sign-up before it acknowledges it, stores no key twice, and loses
 * every third answer.
 */
const [file = '', port = ''] = process.argv.slice(2);
const EVERY = 3;

const log = openSync(file, 'a');
const keys = new Set<string>();
let answered = 0;

/** Removes a line that a kill has cut: its sign-up was not acknowledged. */
function recover(): void {
  const text = readFileSync(file, 'utf8');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  truncateSync(file, Buffer.byteLength(whole));
  for (const line of whole.split('\n').filter(Boolean)) keys.add((JSON.parse(line) as { key: string }).key);
}

function store(key: string, body: string): void {
  if (keys.has(key)) return;
  writeSync(log, `${JSON.stringify({ key, ...(JSON.parse(body) as object) })}\n`);
  fsyncSync(log);
  keys.add(key);
}

recover();
createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    store(String(request.headers['idempotency-key']), Buffer.concat(chunks).toString());
    answered += 1;
    if (answered % EVERY === 0) response.socket?.destroy();
    else response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"ok":true}');
  });
}).listen(Number(port), '127.0.0.1', () => process.send?.('ready'));
