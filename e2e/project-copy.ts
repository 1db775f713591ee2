import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PROJECT_FILES } from '../src/commands/project-files';

/** A copy of the project that a test may break; its packages are those of the project itself. */
export class ProjectCopy {
  readonly folder = mkdtempSync(path.join(os.tmpdir(), 'project-copy-'));
  private process: ChildProcess | undefined;
  output = '';

  constructor() {
    for (const entry of PROJECT_FILES) cpSync(entry, path.join(this.folder, entry), { recursive: true });
    symlinkSync(path.resolve('node_modules'), path.join(this.folder, 'node_modules'));
  }

  read(file: string): string {
    return readFileSync(path.join(this.folder, file), 'utf8');
  }

  write(file: string, text: string): void {
    writeFileSync(path.join(this.folder, file), text);
  }

  edit(file: string, from: string, to: string): void {
    const text = this.read(file);
    if (!text.includes(from)) throw new Error(`${file} does not hold "${from}".`);
    this.write(file, text.replace(from, to));
  }

  delete(file: string): void {
    rmSync(path.join(this.folder, file));
  }

  /** As `npm run build`, with what is set in the environment; resolves with its exit code. */
  build(settings: Record<string, string> = {}): Promise<number | null> {
    return this.start(process.execPath, ['src/commands/build.mjs'], settings);
  }

  /** Runs a command of the packages, for instance `gatsby develop`; resolves with its exit code. */
  run(command: string, ...args: string[]): Promise<number | null> {
    return this.start(`node_modules/.bin/${command}`, args);
  }

  private start(
    program: string,
    args: string[],
    settings: Record<string, string> = {},
  ): Promise<number | null> {
    this.output = '';
    const child = spawn(program, args, {
      cwd: this.folder,
      // A group of its own, so that its workers end with it.
      detached: true,
      env: { ...process.env, CI: '1', GATSBY_TELEMETRY_DISABLED: '1', NODE_ENV: undefined, ...settings },
    });
    this.process = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    }
    return new Promise((resolve) => child.on('close', resolve));
  }

  /** Ends what runs at once, with all that it has started. */
  kill(): void {
    const { pid, exitCode } = this.process ?? {};
    if (pid && exitCode === null) process.kill(-pid, 'SIGKILL');
  }

  remove(): void {
    this.kill();
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}
