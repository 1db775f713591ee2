import { css } from '@emotion/react';
import { heavyLine } from '../theme/borders';
import { displayFont } from '../theme/font-shorthands';
import { space } from '../theme/spacing';
import { textSize } from '../theme/typography';
import { Edition } from './Edition';

interface MastheadProps {
  brand: string;
  edition: string;
}

/** The top of a front page, in the examples of an issue: the name of the newsletter, and the edition. */
export const Masthead = ({ brand, edition }: MastheadProps) => (
  <p css={styles}>
    {`${brand} `}
    <Edition name={edition} />
  </p>
);

const styles = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.xs};
  align-items: center;
  justify-content: space-between;
  padding-bottom: ${space.xs};
  font: ${displayFont(textSize.large)};
  border-bottom: ${heavyLine};
`;
