import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { noteLine, noteLineWidth } from '../theme/borders';
import { color } from '../theme/colors';
import { size } from '../theme/sizes';
import { space } from '../theme/spacing';
import { InlineScript } from '../ui/InlineScript';
import { showAttemptedPath } from './show-attempted-path';

/** The class of the line that is hidden until the script has written the attempted path into its `mark`. */
const PATH_CLASS = 'attempted-path';

const MAX_PATH_LENGTH = 60;

/** The path that the visitor asked for, marked, and a line from it down to the note that follows. */
export const AttemptedPath = ({ content }: { content: Queries.AttemptedPathFragment }) => (
  <>
    <p className={PATH_CLASS} css={styles} hidden>
      <span>{content.addressLabel}</span> <mark />
    </p>
    <InlineScript run={showAttemptedPath} args={[`.${PATH_CLASS}`, 'mark', MAX_PATH_LENGTH]} />
  </>
);

export const query = graphql`
  fragment AttemptedPath on NotFoundText {
    addressLabel
  }
`;

const PATH_TO_NOTE = space.xl;

const styles = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  margin-bottom: ${PATH_TO_NOTE};
  background: ${color.tint};

  &[hidden] {
    display: none;
  }

  > * {
    padding: ${space.s} ${size.cardPadding};
  }

  mark {
    position: relative;
    flex: none;
    max-width: 100%;
    overflow-wrap: anywhere;
  }

  mark::after {
    position: absolute;
    top: 100%;
    left: 50%;
    height: calc(${PATH_TO_NOTE} + ${noteLineWidth});
    border-left: ${noteLine};
    content: '';
  }
`;
