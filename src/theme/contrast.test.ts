import { color } from './colors';

type ColorName = keyof typeof color;

interface Foregrounds {
  /** At least 4.5:1 (WCAG 1.4.3). */
  text: readonly ColorName[];
  /** At least 3:1: borders of controls, markers, meaningful parts of drawings (WCAG 1.4.11). */
  shapes: readonly ColorName[];
}

const ON_LIGHT: Foregrounds = {
  text: ['ink', 'soft', 'accent', 'success', 'error'],
  shapes: ['edge', 'accent', 'focus', 'error', 'ink'],
};

/** The colors that may be used on each background. */
const FOREGROUNDS: Readonly<Partial<Record<ColorName, Foregrounds>>> = {
  paper: ON_LIGHT,
  white: ON_LIGHT,
  tint: ON_LIGHT,
  highlight: { text: ['ink'], shapes: ['edge', 'ink'] },
  added: { text: ['success'], shapes: ['focus'] },
  removed: { text: ['error'], shapes: ['focus'] },
  ink: { text: ['white', 'light'], shapes: ['white', 'edge'] },
  soft: { text: ['white'], shapes: ['white'] },
  accent: { text: ['white'], shapes: ['white'] },
  accentDeep: { text: ['white'], shapes: ['white'] },
  error: { text: ['white'], shapes: ['white'] },
};

/** @returns the relative luminance of a color (WCAG 2.2, definitions) */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** @returns the contrast ratio of two colors (WCAG 2.2, definitions) */
function contrastRatio(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const pairsFor = (kind: keyof Foregrounds) =>
  Object.entries(FOREGROUNDS).flatMap(([background, on]) =>
    on[kind].map((name) => [name, background as ColorName] as const),
  );

it.each(pairsFor('text'))('text in %s on %s has a contrast of at least 4.5:1', (name, background) => {
  expect(contrastRatio(color[name], color[background])).toBeGreaterThanOrEqual(4.5);
});

it.each(pairsFor('shapes'))('a shape in %s on %s has a contrast of at least 3:1', (name, background) => {
  expect(contrastRatio(color[name], color[background])).toBeGreaterThanOrEqual(3);
});
