import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { CLASS } from '../theme/class-names';
import { disclosureStyles } from '../theme/disclosure-styles';
import { color, font, hairline, lineHeight, size, space, textSize } from '../theme/tokens';
import { proseStyles } from '../ui/Prose';

interface TechnicalDetailsProps {
  id: string;
  summary: string;
  children: ReactNode;
}

/** Technical explanations that few readers need: folded, and not printed. */
export const TechnicalDetails = ({ id, summary, children }: TechnicalDetailsProps) => (
  <details id={id} css={[proseStyles, disclosureStyles, styles]} className={CLASS.screenOnly}>
    <summary>{summary}</summary>
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

  code {
    font: ${textSize.small} / ${lineHeight.body} ${font.mono};
  }

  p code,
  a[download] {
    white-space: nowrap;
  }

  pre {
    padding: ${space.s} ${space.m};
    overflow-x: auto;
    background: ${color.tint};
  }
`;
