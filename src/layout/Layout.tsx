import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { LAYOUT_IDS, SECTION_IDS } from '../shared/ids';
import { ROUTES, tabPath } from '../shared/routes';
import { GlobalStyles } from '../theme/GlobalStyles';
import { breakpoint, color, forcedColors, headingSize, sectionSpace, size, textSize } from '../theme/tokens';
import { Editor, editorOf } from '../ui/EditLink';
import { Footer } from './Footer';
import type { NavLink } from './NavBar';
import NavBarIsland from './nav-bar.island';
import { navBarStyles } from './nav-bar-styles';
import { PreviewNotice } from './PreviewNotice';

interface LayoutProps {
  data: Queries.LayoutFragment;
  /** The home page has sections of full width, and its links to them are fragments only. */
  isHome?: boolean;
  /** The `h1` of another page and what introduces it, in a band of full width above the children. */
  band?: ReactNode;
  /** The children set their own margins: they reach from edge to edge. */
  isFullWidth?: boolean;
  /** On other pages without a band, an `h1` and what follows it. */
  children: ReactNode;
}

/**
 * The frame of every page: global styles, skip link, bar, main element and footer.
 *
 * @throws Error when content/site.yaml is missing
 */
export function Layout({ data, isHome = false, isFullWidth = isHome, band, children }: LayoutProps) {
  const { siteFacts: site, siteBuild, menu, legalMenu } = data;
  if (!site || !siteBuild) throw new Error('content/site.yaml is missing.');
  const links = sectionLinks(menu, isHome ? '' : ROUTES.home.path);
  const legal = legalMenu.nodes.map(({ document, tabLabel }) => ({
    label: tabLabel,
    href: tabPath(document),
  }));

  return (
    <Editor.Provider value={editorOf(site, siteBuild)}>
      <GlobalStyles />
      {/* WCAG 2.4.1 */}
      <a className="screen-only" css={skipLink} href={`#${LAYOUT_IDS.main}`}>
        Skip to content
      </a>
      <NavBarIsland
        as="header"
        className="screen-only"
        css={navBarStyles}
        props={{ brand: site.brand, links }}
      />
      <main id={LAYOUT_IDS.main} tabIndex={-1} css={[mainStyles, !isHome && pageStyles, band && bandStyles]}>
        {band && (
          <div className="band">
            <div className="container">{band}</div>
          </div>
        )}
        {isFullWidth ? children : <div className="container">{children}</div>}
      </main>
      {siteBuild.preview && <PreviewNotice text={site.previewNotice} />}
      <Footer site={site} year={siteBuild.year} sections={links} legal={legal} />
    </Editor.Provider>
  );
}

/**
 * The sections of the home page in the order of the menu.
 *
 * @param page the path of the home page; empty on that page
 */
export const sectionLinks = ({ nodes }: Queries.LayoutFragment['menu'], page: string): NavLink[] =>
  SECTION_IDS.map((id) => ({
    label: nodes.find(({ name }) => name === id)?.menu ?? '',
    href: `${page}#${id}`,
  }));

/** Visible when focused. */
const skipLink = css`
  position: fixed;
  top: 0.5rem;
  left: 0.5rem;
  z-index: 20;
  padding: 0.6rem 1rem;
  background: ${color.white};
  border: 2px solid ${color.ink};

  &:not(:focus) {
    transform: translateY(-200%);
  }
`;

const mainStyles = css`
  @media not print {
    min-height: 70vh;
  }

  &:focus {
    outline: none;
  }
`;

const pageStyles = css`
  padding-block: calc(${size.bar} + clamp(1.5rem, 3vw, 2.5rem)) ${sectionSpace};

  h1 {
    font-size: ${headingSize.page};
    line-height: 1.1;
    letter-spacing: -0.01em;
  }

  .page-intro {
    max-width: 40rem;
    margin-top: 0.75rem;
    color: ${color.soft};

    ${breakpoint.tablet} {
      font-size: ${textSize.lead};
    }
  }

  @media print {
    padding-block: 0;
  }
`;

const bandStyles = css`
  padding-top: 0;

  @media not print {
    .band {
      padding-block: calc(${size.bar} + clamp(1rem, 3vw, 2.5rem)) clamp(1rem, 2.5vw, 2rem);
      background: ${color.tint};
    }

    .band + .container {
      padding-top: clamp(1.5rem, 4vw, 3rem);
    }
  }

  /* Forced colours remove the background. */
  ${forcedColors} {
    .band + .container {
      border-top: 1px solid;
    }
  }
`;

export const fragment = graphql`
  fragment Layout on Query {
    siteFacts {
      brand
      operator
      postalAddress
      url
      email
      notice
      previewNotice
      repository
      social {
        name
        url
      }
    }
    siteBuild {
      preview
      hasEditor
      year
    }
    menu: allMenuSection {
      nodes {
        name
        menu
      }
    }
    legalMenu: allLegalVersion(filter: { shown: { eq: true } }, sort: { order: ASC }) {
      nodes {
        document
        tabLabel
      }
    }
  }
`;
