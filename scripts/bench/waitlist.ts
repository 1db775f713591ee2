import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createDelivery } from '../../src/waitlist/delivery/deliver';
import { plainDelivery } from '../../src/waitlist/delivery/fixtures/plain-delivery';
import { freePort } from '../free-port';

const SIGNUPS = 5000;
const AT_ONCE = 40;
const KILLS = 6;

/**
 * Sends sign-ups with the site's own delivery to a receiver that loses answers and is killed several times.
 *
 * @returns whether each acknowledged sign-up is stored, and none twice
 */
export async function run(): Promise<boolean> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-waitlist-'));
  const file = path.join(folder, 'sign-ups.jsonl');
  const port = await freePort();
  let receiver = await startReceiver(file, port);
  const acknowledged: string[] = [];
  const failed: string[] = [];
  let killed = 0;
  const start = performance.now();

  async function killWhenDue(): Promise<void> {
    const due = ((killed + 1) * SIGNUPS) / (KILLS + 1);
    if (killed >= KILLS || acknowledged.length + failed.length < due) return;
    killed += 1;
    await kill(receiver);
    receiver = await startReceiver(file, port);
  }

  const waiting = Array.from({ length: SIGNUPS }, (_, index) => `visitor-${index}@example.com`);
  async function visit(): Promise<void> {
    for (let email = waiting.pop(); email; email = waiting.pop()) {
      const send = createDelivery(plainDelivery(`http://127.0.0.1:${port}/`, { idempotent: 'key' }));
      const address = email;
      await send({ name: 'Visitor', email: address }).then(
        () => acknowledged.push(address),
        () => failed.push(address),
      );
      await killWhenDue();
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, visit));
  await kill(receiver);

  const seconds = (performance.now() - start) / 1000;
  const stored = readFileSync(file, 'utf8')
    .split('\n')
    .slice(0, -1)
    .map((line) => (JSON.parse(line) as { email: string }).email);
  rmSync(folder, { recursive: true });
  const addresses = new Set(stored);
  const missing = acknowledged.filter((address) => !addresses.has(address)).length;
  const duplicates = stored.length - addresses.size;
  console.log(
    `${SIGNUPS} sign-ups in ${seconds.toFixed(1)} s, every third answer lost, the receiver killed ${killed} times.
acknowledged ${acknowledged.length}
failed       ${failed.length} (${failed.filter((address) => addresses.has(address)).length} of them stored, their answers lost)
stored       ${stored.length}
missing      ${missing} (acknowledged, but not stored)
duplicates   ${duplicates}`,
  );
  const isComplete = acknowledged.length + failed.length === SIGNUPS && killed === KILLS;
  if (!isComplete) console.error('The run is not complete: it proves nothing.');
  return isComplete && missing === 0 && duplicates === 0;
}

async function startReceiver(file: string, port: number): Promise<ChildProcess> {
  const receiver = fork(path.join(__dirname, 'receiver.ts'), [file, String(port)], {
    execArgv: ['--import', 'tsx'],
  });
  await once(receiver, 'message');
  return receiver;
}

async function kill(receiver: ChildProcess): Promise<void> {
  receiver.kill('SIGKILL');
  await once(receiver, 'exit');
}
