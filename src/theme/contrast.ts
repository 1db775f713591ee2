import { color } from './tokens';

type Name = keyof typeof color;

/** The colours that may be used on a background. The test computes the contrast of each pair. */
interface Foregrounds {
  /** At least 4.5:1 (WCAG 1.4.3). */
  text: readonly Name[];
  /** At least 3:1: borders of controls, markers, meaningful parts of drawings (WCAG 1.4.11). */
  shapes: readonly Name[];
}

const ON_LIGHT: Foregrounds = {
  text: ['ink', 'soft', 'accent', 'good', 'bad'],
  shapes: ['edge', 'accent', 'focus', 'bad', 'ink'],
};

/** By background. */
export const CONTRAST: Readonly<Partial<Record<Name, Foregrounds>>> = {
  paper: ON_LIGHT,
  white: ON_LIGHT,
  tint: ON_LIGHT,
  marked: { text: ['ink'], shapes: ['edge', 'ink'] },
  added: { text: ['good'], shapes: ['focus'] },
  removed: { text: ['bad'], shapes: ['focus'] },
  ink: { text: ['white', 'paper', 'light', 'lightSoft'], shapes: ['white'] },
  soft: { text: ['white'], shapes: ['white'] },
  accent: { text: ['white'], shapes: ['white'] },
  accentDeep: { text: ['white'], shapes: ['white'] },
  good: { text: ['white'], shapes: ['white'] },
  bad: { text: ['white'], shapes: ['white'] },
};

/** Rules and shadows that carry no meaning and need no contrast. */
export const DECORATION: readonly Name[] = ['rule', 'lightRule', 'shadow'];
