import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { freePort } from '../../scripts/support/free-port';
import { buildEnvironment, copyProject } from './test-site';

/**
 * How long a server may take until it answers, in milliseconds: `gatsby develop` first builds, on a machine
 * that may be busy.
 */
export const STARTUP_LIMIT = 600_000;

/** A copy of the project, with the content of the browser tests, that a test may change and break. */
export class ProjectCopy {
  readonly folder: string;
  private process: ChildProcess | undefined;
  output = '';

  /** @param folder a copy that is there already; without one, a new copy is made */
  constructor(folder?: string) {
    this.folder = folder ?? mkdtempSync(path.join(os.tmpdir(), 'project-copy-'));
    if (!folder) copyProject(this.folder);
  }

  read(file: string): string {
    return readFileSync(path.join(this.folder, file), 'utf8');
  }

  write(file: string, text: string): void {
    const written = path.join(this.folder, file);
    mkdirSync(path.dirname(written), { recursive: true });
    writeFileSync(written, text);
  }

  append(file: string, text: string): void {
    this.write(file, this.read(file) + text);
  }

  edit(file: string, from: string, to: string): void {
    const text = this.read(file);
    if (!text.includes(from)) throw new Error(`${file} does not hold "${from}".`);
    this.write(file, text.replace(from, to));
  }

  /**
   * Builds the copy as `npm run build` does.
   *
   * @param settings variables for the build
   * @returns the exit code
   */
  build(settings: Record<string, string> = {}): Promise<number | null> {
    return this.start('gatsby', ['build'], settings);
  }

  /**
   * Starts a command that takes `--port` and serves the copy until `kill` or `remove`.
   *
   * @param readyAt the path that answers with status 200 once everything is served
   * @returns the origin, without a slash at the end
   * @throws Error with what the command has printed when it doesn't serve the path in time
   */
  async serve([command = '', ...args]: string[], readyAt = '/'): Promise<string> {
    const port = String(await freePort());
    const origin = `http://localhost:${port}`;
    void this.start(command, [...args, '--port', port]);
    const statusOrOutput = async () =>
      (await fetch(origin + readyAt).catch(() => undefined))?.status ?? this.output;
    await expect.poll(statusOrOutput, { timeout: STARTUP_LIMIT }).toBe(200);
    return origin;
  }

  /**
   * Runs a command of the packages, for instance `tsx scripts/legal-record.ts`.
   *
   * @returns the exit code
   */
  run(command: string, ...args: string[]): Promise<number | null> {
    return this.start(command, args);
  }

  private start(
    command: string,
    args: string[],
    settings: Record<string, string> = {},
  ): Promise<number | null> {
    this.output = '';
    const child = spawn(`node_modules/.bin/${command}`, args, {
      cwd: this.folder,
      // A new process group lets `kill` end its workers, too.
      detached: true,
      env: buildEnvironment(settings),
    });
    this.process = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        this.output += chunk.toString();
      });
    }
    return new Promise((resolve) => child.on('close', resolve));
  }

  /** Ends the command that is running, with every process that it has started. */
  kill(): void {
    const { pid, exitCode } = this.process ?? {};
    if (pid && exitCode === null) process.kill(-pid, 'SIGKILL');
  }

  remove(): void {
    this.kill();
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}
