import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { tabPath } from '../shared/legal-addresses';
import { publishedBy } from '../shared/published-by';
import { edgeLine, forcedColorsLine, hairline } from '../theme/borders';
import { CLASS } from '../theme/class-names';
import { color } from '../theme/colors';
import { displayFont } from '../theme/font-shorthands';
import { listLinkStyles, underlineOnHoverStyles } from '../theme/link-styles';
import { breakpoint, desktopWithMouse, forcedColors } from '../theme/media';
import { size } from '../theme/sizes';
import { space } from '../theme/spacing';
import { fontWeight, lineHeight, textSize } from '../theme/typography';
import { ContactLink } from '../ui/ContactLink';
import { InlineScript } from '../ui/InlineScript';
import { PrintAddress } from '../ui/PrintAddress';
import { Logo } from './Logo';
import type { LabeledLink } from './section-links';
import { showCurrentYear } from './show-current-year';

const YEAR_CLASS = 'copyright-year';

interface FooterProps {
  data: Queries.FooterFragment;
  sectionLinks: LabeledLink[];
}

/**
 * The foot of every page: the publisher, links to sections and legal documents, and the notice
 * (docs/requirements.md, section 2).
 */
export function Footer({ data, sectionLinks }: FooterProps) {
  const { siteFacts, siteBuild, allLegalDocument } = data;
  const footerLinks = siteFacts.footerLinks.map(({ label, path }) => ({ label, href: path }));
  const legalLinks = allLegalDocument.nodes.map(({ name, currentVersion }) => ({
    label: currentVersion.tabLabel,
    href: tabPath(name),
  }));
  return (
    <footer css={styles}>
      <div className={`${CLASS.container} columns`}>
        <div className={`publisher ${CLASS.screenOnly}`}>
          <p className="brand">
            <Logo />
            <span>{siteFacts.brand}</span>
          </p>
          {siteFacts.operator && <p>{publishedBy(siteFacts.operator)}</p>}
          {siteFacts.operator && siteFacts.postalAddress && <p>{siteFacts.postalAddress}</p>}
          <p>
            <ContactLink email={siteFacts.email} />
          </p>
          <ul className={`${CLASS.plainList} social`} aria-label="Social media">
            {siteFacts.social.map(({ name, url }, index) => (
              <li key={index}>
                {/* A network that has no address yet is an anchor without href: a placeholder (HTML standard,
                    section 4.5.1). */}
                <a href={url ?? undefined}>{name}</a>
              </li>
            ))}
          </ul>
        </div>
        <LinkList label="Quick links" links={[...sectionLinks, ...footerLinks]} />
        <LinkList label="Legal" links={legalLinks} />
        <div className="notice">
          <PrintAddress path="" />
          <p>{siteFacts.notice}</p>
          {/* Visitors without scripts see the year of the build. */}
          <p>
            © <span className={YEAR_CLASS}>{siteBuild.year}</span> {siteFacts.operator ?? siteFacts.brand}
          </p>
          <InlineScript run={showCurrentYear} args={[`.${YEAR_CLASS}`]} />
        </div>
      </div>
    </footer>
  );
}

interface LinkListProps {
  /** The heading of the list, and the name of the landmark. */
  label: string;
  links: LabeledLink[];
}

const LinkList = ({ label, links }: LinkListProps) => (
  <nav css={linkListStyles} className={CLASS.screenOnly} aria-label={label}>
    <h2>{label}</h2>
    <ul className={CLASS.plainList}>
      {links.map((link) => (
        <li key={link.href}>
          <a href={link.href}>{link.label}</a>
        </li>
      ))}
    </ul>
  </nav>
);

export const query = graphql`
  fragment Footer on Query {
    siteFacts {
      brand
      operator
      postalAddress
      email
      notice
      social {
        name
        url
      }
      footerLinks {
        label
        path
      }
    }
    siteBuild {
      year
    }
    allLegalDocument(sort: { nameIndex: ASC }) {
      nodes {
        name
        currentVersion {
          tabLabel
        }
      }
    }
  }
`;

const linkStyles = css`
  ${listLinkStyles}
  min-width: ${size.target};
`;

const linkListStyles = css`
  h2 {
    font: inherit;
    font-weight: ${fontWeight.bold};
  }

  a {
    ${linkStyles}
    text-decoration: none;
    ${underlineOnHoverStyles}
  }
`;

const styles = css`
  padding-block: ${space.xxxl} ${space.xxl};
  line-height: ${lineHeight.compact};
  background: ${color.tint};

  ${breakpoint.desktop} {
    padding-block: ${space.giant} ${space.xxxl};
  }

  ${desktopWithMouse} {
    font-size: ${textSize.small};
  }

  /* On phones the two lists of links are side by side below the publisher. */
  .columns {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space.xl} ${space.l};
  }

  .publisher,
  .notice {
    grid-column: 1 / -1;
  }

  ${breakpoint.tablet} {
    .columns {
      grid-template-columns: repeat(4, minmax(0, 1fr));
      gap: ${space.xxxl} ${size.gutter};
    }

    .publisher {
      grid-column: span 2;
    }
  }

  .publisher a[href] {
    ${linkStyles}
  }

  .brand {
    display: flex;
    gap: ${size.logoGap};
    align-items: center;
    margin-bottom: ${space.s};
    font: ${displayFont(textSize.large)};
  }

  .social {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space.m};
    align-items: center;
    margin-top: ${space.xxs};
  }

  .notice {
    display: grid;
    gap: ${space.xs};
    padding-top: ${space.l};
    color: ${color.soft};
    font-size: ${textSize.small};
    border-top: ${edgeLine};
  }

  /* Forced colors remove the background, so a line separates the footer from the page. */
  ${forcedColors} {
    border-top: ${forcedColorsLine};
  }

  @media print {
    background: none;
    border-top: ${hairline};
  }
`;
