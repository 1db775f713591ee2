import { color } from './tokens';

type Name = keyof typeof color;

/**
 * What may stand on what. The test computes each pair, and refuses a colour that is used as text in a
 * style but is on no ground here, and a colour that is written into a style instead of into tokens.ts.
 */
interface Ground {
  /** At least 4.5:1 (WCAG 1.4.3). */
  text: readonly Name[];
  /** At least 3:1: edges of controls, marks, what a drawing says (WCAG 1.4.11). */
  shapes: readonly Name[];
}

const ON_LIGHT: Ground = {
  text: ['ink', 'soft', 'accent', 'good', 'bad'],
  shapes: ['edge', 'accent', 'focus', 'bad', 'ink'],
};

export const CONTRAST: Readonly<Partial<Record<Name, Ground>>> = {
  paper: ON_LIGHT,
  white: ON_LIGHT,
  tint: ON_LIGHT,
  marked: { text: ['ink'], shapes: [] },
  added: { text: ['good'], shapes: ['focus'] },
  removed: { text: ['bad'], shapes: ['focus'] },
  ink: { text: ['white', 'paper', 'light', 'lightSoft'], shapes: ['white'] },
  soft: { text: ['white'], shapes: ['white'] },
  accent: { text: ['white'], shapes: ['white'] },
  accentDeep: { text: ['white'], shapes: ['white'] },
  good: { text: ['white'], shapes: ['white'] },
  bad: { text: ['white'], shapes: ['white'] },
};

/** Rules and shadows that part what is told apart without them, too. */
export const DECORATION: readonly Name[] = ['rule', 'lightRule', 'shadow'];
