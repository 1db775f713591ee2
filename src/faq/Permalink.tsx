import { css } from '@emotion/react';
import { color, textSize } from '../theme/tokens';

interface PermalinkProps {
  /** The question's anchor. */
  name: string;
  question: string;
  label: string;
}

/** A link from an answer to itself, to copy or to bookmark; its name contains the question (WCAG 2.4.9). */
export const Permalink = ({ name, question, label }: PermalinkProps) => (
  <a className="screen-only" css={styles} href={`#${name}`} aria-label={`${label}: ${question}`}>
    <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true" focusable="false">
      <path
        d="M10 14a4 4 0 0 0 5.7 0l4-4A4 4 0 0 0 14 4.3l-1 1M14 10a4 4 0 0 0-5.7 0l-4 4A4 4 0 0 0 10 19.7l1-1"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
    {label}
  </a>
);

const styles = css`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 2.75rem;
  margin: 0.5rem 1.25rem 0 0;
  color: ${color.soft};
  font-size: ${textSize.small};
`;
