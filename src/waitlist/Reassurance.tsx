import { css } from '@emotion/react';
import { CLASS } from '../theme/class-names';
import { color } from '../theme/colors';
import { space } from '../theme/spacing';

/** Sentences for people who are about to join, each with a tick. */
export const Reassurance = ({ sentences }: { sentences: readonly string[] }) => (
  <ul className={CLASS.plainList} css={styles}>
    {sentences.map((sentence, index) => (
      <li key={index}>{sentence}</li>
    ))}
  </ul>
);

const TICK_WIDTH = '0.4rem';
const TICK_HEIGHT = '0.75rem';

const styles = css`
  li {
    position: relative;
    padding: 0 0 ${space.xxs} ${space.xl};
  }

  /* Two borders make a tick. */
  li::before {
    position: absolute;
    top: 0.35em;
    left: ${space.xxs};
    width: ${TICK_WIDTH};
    height: ${TICK_HEIGHT};
    border: solid ${color.ink};
    border-width: 0 2px 2px 0;
    transform: rotate(40deg);
    content: '';
  }
`;
