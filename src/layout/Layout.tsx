import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { LAYOUT_IDS, SECTION_IDS } from '../shared/ids';
import { ROUTES, tabPath } from '../shared/routes';
import { GlobalStyles } from '../theme/GlobalStyles';
import { color, headingSize, sectionSpace, size } from '../theme/tokens';
import { Editor, editorOf } from '../ui/EditLink';
import { Footer } from './Footer';
import NavBarIsland from './nav-bar.island';
import { navBarStyles } from './nav-bar-styles';
import { PreviewNotice } from './PreviewNotice';

interface LayoutProps {
  data: Queries.LayoutFragment;
  /** The home page has sections of full width, and its links to them are fragments only. */
  isHome?: boolean;
  /** On other pages, an `h1` and what follows it. */
  children: ReactNode;
}

/**
 * The frame of every page: global styles, skip link, bar, main element and footer.
 *
 * @throws Error when content/site.yaml is missing
 */
export function Layout({ data, isHome = false, children }: LayoutProps) {
  const { siteFacts: site, siteBuild, menu, legalMenu } = data;
  if (!site || !siteBuild) throw new Error('content/site.yaml is missing.');
  const links = SECTION_IDS.map((id) => ({
    label: menu.nodes.find(({ name }) => name === id)?.menu ?? '',
    href: `${isHome ? '' : ROUTES.home.path}#${id}`,
  }));
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
      <main id={LAYOUT_IDS.main} tabIndex={-1} css={[mainStyles, !isHome && pageStyles]}>
        {isHome ? children : <div className="container">{children}</div>}
      </main>
      {siteBuild.preview && <PreviewNotice text={site.previewNotice} />}
      <Footer site={site} year={siteBuild.year} sections={links} legal={legal} />
    </Editor.Provider>
  );
}

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
    margin-block: 0.75rem 1rem;
    color: ${color.soft};
  }

  @media print {
    padding-block: 0;
  }
`;

export const fragment = graphql`
  fragment Layout on Query {
    siteFacts {
      brand
      operator
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
