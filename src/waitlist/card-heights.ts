import { size } from '../theme/sizes';
import { space } from '../theme/spacing';

/** The height of the striped edge at the top of the card. */
export const STRIPES_HEIGHT = space.xs;

/**
 * The height of what stays visible between the `scroll-padding-top` of the page and the form: a space above
 * the card, the striped edge, and the padding of the card.
 */
export const CARD_ABOVE_FORM = `calc(${space.m} + ${STRIPES_HEIGHT} + ${size.cardPadding})`;
