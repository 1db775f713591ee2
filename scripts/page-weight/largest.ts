import type { Measure } from './budgets';
import { shares, type ScriptPackages } from './script-packages';
import { kibibytes } from './sizes';
import type { PageWeight, WeighedFile } from './weigh-pages';

type Part = readonly [name: string, bytes: number];

/**
 * What there is most of in what was measured.
 *
 * @param packages what each script is made of, by the name of its entry
 * @returns names with sizes, largest first
 */
export function largest(
  weight: PageWeight,
  measure: Measure,
  packages: ReadonlyMap<string, ScriptPackages>,
): string[] {
  const { atOnce, onFirstUse, causes, document, inlineScripts, inlineStyles } = weight;
  switch (measure) {
    case 'scripts':
      return bySize('gzip', [
        ['scripts in the document', inlineScripts.gzip],
        ...packagesIn(atOnce, packages),
      ]);
    case 'scripts on first use':
      return bySize('gzip', packagesIn(onFirstUse, packages));
    case 'HTML around the words':
      return bySize(
        'gzip',
        Object.entries(causes)
          .filter(([cause]) => cause !== 'text')
          .map(([cause, { gzip }]) => [cause, gzip]),
      );
    case 'styles':
      return bySize('gzip', [['styles in the document', inlineStyles.gzip], ...ofKind(atOnce, 'styles')]);
    case 'font':
      return bySize('woff2', ofKind(atOnce, 'font'));
    case 'all but the words':
    case 'requests':
      return bySize('brotli', [
        ['the document', document.brotli],
        ...atOnce.map(({ file, sizes }): Part => [file, sizes.brotli]),
      ]);
  }
}

const ofKind = (files: readonly WeighedFile[], kind: WeighedFile['kind']): Part[] =>
  files.filter((file) => file.kind === kind).map(({ file, sizes }) => [file, sizes.gzip]);

/** Each package's share of the compressed scripts that it stands in. */
function packagesIn(files: readonly WeighedFile[], packages: ReadonlyMap<string, ScriptPackages>): Part[] {
  const bytes = new Map<string, number>();
  for (const { entry, sizes } of files) {
    if (entry === undefined) continue;
    for (const [name, share] of shares(packages.get(entry))) {
      bytes.set(name, (bytes.get(name) ?? 0) + share * sizes.gzip);
    }
  }
  return [...bytes];
}

const bySize = (unit: string, parts: readonly Part[]): string[] =>
  [...parts].sort(([, a], [, b]) => b - a).map(([name, bytes]) => `${name} (${kibibytes(bytes)} ${unit})`);
