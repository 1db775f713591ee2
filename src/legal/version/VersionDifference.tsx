import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { DIFFERENCE_CLASSES } from '../../../plugins/legal-record/dom-names';
import { formatDateForPage } from '../../shared/format-date-for-page';
import { VERSION_IDS } from '../../shared/ids';
import { hairline } from '../../theme/borders';
import { color } from '../../theme/colors';
import { strongFont } from '../../theme/font-shorthands';
import { listIndent, space } from '../../theme/spacing';
import { textSize, underlineOffset } from '../../theme/typography';
import { visuallyHiddenStyles } from '../../theme/visually-hidden-styles';
import { Prose } from '../../ui/Prose';
import { versionPartHeadingStyles } from './version-part-heading-styles';

/** The changes since the previous version. The first version has none, and the component renders nothing. */
export function VersionDifference({ version }: { version: Queries.VersionDifferenceFragment }) {
  const { difference, previous } = version;
  if (!difference || !previous) return null;
  return (
    <section css={styles} aria-labelledby={VERSION_IDS.changes}>
      <h2 id={VERSION_IDS.changes} css={versionPartHeadingStyles}>
        What changed
      </h2>
      <p>
        Compared with the <a href={previous.path}>version of {formatDateForPage(previous.effectiveDate)}</a>:{' '}
        {difference.extent}.{' '}
        <span aria-hidden="true">
          <ins>added</ins> <del>removed</del>
        </span>{' '}
        <a href={`#${VERSION_IDS.text}`}>Skip to the full text</a>
      </p>
      <Prose className="difference" html={difference.html} />
    </section>
  );
}

export const query = graphql`
  fragment VersionDifference on LegalVersion {
    previous {
      effectiveDate
      path
    }
    difference {
      html
      extent
    }
  }
`;

const styles = css`
  /* Different lines tell added from removed text without color (WCAG 1.4.1). */
  ins {
    color: ${color.success};
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: ${underlineOffset};
    background: ${color.added};
  }

  del {
    color: ${color.error};
    text-decoration: line-through;
    text-decoration-thickness: 1px;
    background: ${color.removed};
  }

  /* The comparison has elements and classes that plugins/legal-record writes. */
  .difference {
    margin-top: ${space.l};
  }

  .${DIFFERENCE_CLASSES.clause} {
    padding-top: ${space.l};
    border-top: ${hairline};
  }

  .${DIFFERENCE_CLASSES.clause} > * + * {
    margin-top: 0.8em;
  }

  /* Prose styles only headings that are its children. These are inside a clause. */
  h4,
  .${DIFFERENCE_CLASSES.title} {
    font: ${strongFont(textSize.body)};
  }

  .${DIFFERENCE_CLASSES.label} {
    display: block;
    color: ${color.soft};
    font-size: ${textSize.small};
  }

  .${DIFFERENCE_CLASSES.unseen} {
    ${visuallyHiddenStyles}
  }

  .${DIFFERENCE_CLASSES.nested} {
    margin-left: ${listIndent};
  }
`;
