import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { TECHNICAL_CHECK_ID } from '../shared/ids';
import { hairline } from '../theme/borders';
import { CLASS } from '../theme/class-names';
import { summaryStyles } from '../theme/disclosure-styles';
import { size } from '../theme/sizes';
import { space } from '../theme/spacing';
import { proseStyles } from '../ui/Prose';

interface TechnicalDetailsProps {
  summary: string;
  children: ReactNode;
}

/** Technical explanations that few readers need: folded, and not printed. */
export const TechnicalDetails = ({ summary, children }: TechnicalDetailsProps) => (
  <details id={TECHNICAL_CHECK_ID} css={[proseStyles, styles]} className={CLASS.screenOnly}>
    <summary css={summaryStyles}>{summary}</summary>
    {children}
  </details>
);

const styles = css`
  margin-top: ${space.xxxl};
  border-block: ${hairline};

  > :not(summary) {
    max-width: ${size.longProse};
  }

  > :last-child {
    margin-bottom: ${space.l};
  }
`;
