import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { BROWSERS } from '../islands/browsers';

type Language = 'css' | 'js';

/** Writes styles or a script as short as can be, for the oldest browsers that the site is written for. */
export function minifyCode(code: string, loader: Language): string {
  return transformSync(code, { loader, minify: true, target: BROWSERS }).code.trim();
}

/** Remembers between builds what came of each code, since most pages share theirs and few builds change one. */
export class MinifiedCode {
  private readonly before: Record<string, string>;
  private readonly used = new Map<string, string>();

  /** @param file where it is remembered, for as long as the program stays the same; it need not exist */
  constructor(private readonly file: string) {
    this.before = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  }

  readonly minify = (code: string, language: Language): string => {
    const key = `${language} ${code}`;
    const known = this.used.get(key) ?? this.before[key] ?? minifyCode(code, language);
    this.used.set(key, known);
    return known;
  };

  /** Remembers what was asked for, and no more. */
  save(): void {
    writeFileSync(this.file, JSON.stringify(Object.fromEntries(this.used)));
  }
}
