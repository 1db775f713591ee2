import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../scripts/support/free-port';
import { GHOST, GHOST_NODE } from './install-ghost';

export interface Member {
  name: string;
  email: string;
}

/**
 * A program that prints the members as JSON. It runs in Ghost's folder, which has the driver of the database.
 */
const PRINT_MEMBERS = `
const db = new (require('better-sqlite3'))(process.argv[1], { readonly: true });
console.log(JSON.stringify(db.prepare('SELECT name, email FROM members ORDER BY rowid').all()));`;

/** A real Ghost in a new folder, with a new database. It keeps its mails there instead of sending them. */
export class Ghost {
  private url = '';
  private readonly folder = mkdtempSync(path.join(os.tmpdir(), 'ghost-'));
  private readonly mails = path.join(this.folder, 'mails');
  private readonly database = path.join(this.folder, 'ghost.db');
  private process: ChildProcess | undefined;

  constructor() {
    mkdirSync(this.mails);
    cpSync(path.join(GHOST, 'content'), path.join(this.folder, 'content'), { recursive: true });
  }

  /**
   * Starts Ghost, each time at the same address.
   *
   * @returns the address, once it takes sign-ups
   */
  async start(): Promise<string> {
    this.url ||= `http://127.0.0.1:${await freePort()}`;
    const onlyLoopback = path.resolve('e2e/support/ghost/only-loopback.mjs');
    const child = spawn(GHOST_NODE, ['--import', onlyLoopback, 'index.js'], {
      cwd: GHOST,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'production',
        url: this.url,
        server__host: '127.0.0.1',
        server__port: new URL(this.url).port,
        database__client: 'better-sqlite3',
        database__connection__filename: this.database,
        paths__contentPath: path.join(this.folder, 'content'),
        logging__transports: '["stdout"]',
        logging__level: 'error',
        mail__transport: 'sendmail',
        mail__from: 'news@example.org',
        mail__options__path: path.resolve('e2e/support/ghost/catch-mail'),
        GHOST_MAILS: this.mails,
        privacy__useTinfoil: 'true',
        // With this, which is off by default, Ghost refuses a sign-up without its token.
        verifyRequestIntegrity: 'true',
        // By default, one computer may not send as many sign-ups as the tests do.
        spam__member_login__freeRetries: '9999',
        spam__user_login__freeRetries: '9999',
      },
    });
    this.process = child;
    // Ghost answers with status 503 while it starts.
    while (!(await fetch(`${this.url}/members/api/integrity-token/`).catch(() => undefined))?.ok) {
      if (child.exitCode !== null) throw new Error('Ghost ended while it was starting.');
      await sleep(100);
    }
    return this.url;
  }

  /** Ends the process at once, as a crash does. */
  async kill(): Promise<void> {
    const child = this.process;
    if (child?.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  /** The links to confirm a sign-up in all mails to an address. */
  linksTo(address: string): string[] {
    return readdirSync(this.mails)
      .map((file) => readFileSync(path.join(this.mails, file), 'utf8'))
      .filter((mail) => mail.toLowerCase().split(/\r?\n/).includes(`to: ${address.toLowerCase()}`))
      .map((mail) => /base64\s+([^-]*)/.exec(mail)?.[1] ?? '')
      .flatMap((text) => /http\S+token=\S+/.exec(Buffer.from(text, 'base64').toString()) ?? []);
  }

  /** Everybody who has confirmed, in the order in which they did. */
  members(): Member[] {
    const json = execFileSync(GHOST_NODE, ['-e', PRINT_MEMBERS, this.database], { cwd: GHOST });
    return JSON.parse(json.toString()) as Member[];
  }

  /** Ends the process, and removes the folder. */
  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}
