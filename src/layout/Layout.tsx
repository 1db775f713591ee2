import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { LAYOUT_IDS } from '../shared/ids';
import { tabPath } from '../shared/legal-addresses';
import { ROUTES } from '../shared/routes';
import { CLASS } from '../theme/class-names';
import { GlobalStyles } from '../theme/GlobalStyles';
import {
  blockSpace,
  color,
  forcedColors,
  layer,
  sectionSpace,
  size,
  space,
  strongLine,
} from '../theme/tokens';
import { EditorAddress, editorAddressOf } from '../ui/editor-address';
import { Footer } from './Footer';
import { navBarStyles } from './nav-bar-styles';
import NavBarIsland from './nav-bar.island';
import { PreviewNotice } from './PreviewNotice';
import { sectionLinks } from './section-links';

interface LayoutProps {
  data: Queries.LayoutFragment;
  /** Whether this is the home page, whose links to its sections are fragments only. */
  isHome?: boolean;
  /** The `h1` and the introduction, which stand above the children on a band from edge to edge. */
  band?: ReactNode;
  /** Whether the children reach from edge to edge and set their own margins. */
  isFullWidth?: boolean;
  /** The content of the page, which includes the `h1` if there is no `band`. */
  children: ReactNode;
}

/** The frame of every page: global styles, skip link, navigation bar, main element and footer. */
export function Layout({ data, isHome = false, isFullWidth = false, band, children }: LayoutProps) {
  const { siteFacts, siteBuild } = data;
  const links = sectionLinks(data, isHome ? '' : ROUTES.home);
  const legalLinks = data.legalDocuments.nodes.map(({ name, currentVersion }) => ({
    label: currentVersion.tabLabel,
    href: tabPath(name),
  }));

  return (
    <EditorAddress.Provider value={editorAddressOf(data)}>
      <GlobalStyles />
      {/* Lets keyboard users skip the navigation bar (WCAG 2.4.1). */}
      <a className={CLASS.screenOnly} css={skipLinkStyles} href={`#${LAYOUT_IDS.main}`}>
        Skip to content
      </a>
      <NavBarIsland
        as="header"
        className={CLASS.screenOnly}
        css={navBarStyles}
        props={{ brand: siteFacts.brand, homePath: ROUTES.home, links }}
      />
      <main id={LAYOUT_IDS.main} tabIndex={-1} css={[mainStyles, !isHome && pageStyles, band && bandStyles]}>
        {band && (
          <div className="band">
            <div className={CLASS.container}>{band}</div>
          </div>
        )}
        {isFullWidth ? children : <div className={CLASS.container}>{children}</div>}
      </main>
      {siteBuild.isPreview && <PreviewNotice />}
      <Footer siteFacts={siteFacts} year={siteBuild.year} sectionLinks={links} legalLinks={legalLinks} />
    </EditorAddress.Provider>
  );
}

export const query = graphql`
  fragment Layout on Query {
    siteFacts {
      brand
      ...Footer
    }
    siteBuild {
      isPreview
      year
    }
    ...EditorAddress
    ...SectionLinks
    legalDocuments: allLegalDocument(sort: { index: ASC }) {
      nodes {
        name
        currentVersion {
          tabLabel
        }
      }
    }
  }
`;

const skipLinkStyles = css`
  position: fixed;
  top: ${space.xs};
  left: ${space.xs};
  z-index: ${layer.skipLink};
  padding: ${space.xs} ${space.m};
  background: ${color.white};
  border: ${strongLine};

  /* Keyboard users see the link when it takes the focus. */
  &:not(:focus) {
    transform: translateY(-200%);
  }
`;

const mainStyles = css`
  /* On a page with little text, the footer begins near the bottom of the window. */
  @media not print {
    min-height: 70vh;
  }

  /* The skip link moves the focus here. An outline around the whole page would tell nobody where
     the focus is. */
  &:focus {
    outline: none;
  }
`;

/** The sections of the home page have spaces of their own; all other pages get these. */
const pageStyles = css`
  padding-block: calc(${size.bar} + ${blockSpace}) ${sectionSpace};

  @media print {
    padding-block: 0;
  }
`;

const bandStyles = css`
  padding-top: 0;

  @media not print {
    .band {
      padding-block: calc(${size.bar} + ${blockSpace}) ${size.gutter};
      background: ${color.tint};
    }

    .band + .${CLASS.container} {
      padding-top: ${blockSpace};
    }
  }

  /* Forced colours remove the background, so a line shows where the band ends. */
  ${forcedColors} {
    .band + .${CLASS.container} {
      border-top: 1px solid;
    }
  }
`;
