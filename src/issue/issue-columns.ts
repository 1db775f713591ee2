import { column, columnCount } from '../theme/grid';
import { size } from '../theme/sizes';

/** The number of columns in some areas of an issue. `page` is the whole grid. */
const COLUMNS_OF_AREAS = { page: columnCount, main: 8, rightMargin: 4, text: 5 };

/** Values of `grid-column`: which of the columns of `.grid` an element of an issue takes. */
export const issueColumn = {
  // The main part of the page is divided into the headings and the text beside them.
  heading: '1 / span 3',
  text: `4 / span ${COLUMNS_OF_AREAS.text}`,
  rightMargin: column.rightMargin,
  textAndRightMargin: '4 / -1',
  // On tablets, there is no margin.
  tabletHeading: '1 / span 4',
  tabletText: '5 / -1',
} as const;

/**
 * Computes the width of an area of an issue for an element deep inside another area, where `grid-column`
 * can't be used. A note that floats out of the text is as wide as the margin, for example.
 *
 * @param area the area whose width the element gets
 * @param container the area that contains the element
 * @param containerWidth the width of that area, if it differs from the width of the element's parent
 */
export const columnWidth = (
  area: keyof typeof COLUMNS_OF_AREAS,
  container: keyof typeof COLUMNS_OF_AREAS,
  containerWidth = '100%',
) =>
  `calc((${containerWidth} + ${size.gutter}) * ${COLUMNS_OF_AREAS[area]} / ${COLUMNS_OF_AREAS[container]} - ${size.gutter})`;
