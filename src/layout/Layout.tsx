import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { LAYOUT_IDS } from '../shared/ids';
import { ROUTES } from '../shared/routes';
import { forcedColorsLine, strongLine } from '../theme/borders';
import { CLASS } from '../theme/class-names';
import { color } from '../theme/colors';
import { GlobalStyles } from '../theme/GlobalStyles';
import { layer } from '../theme/layers';
import { forcedColors } from '../theme/media';
import { size } from '../theme/sizes';
import { blockSpace, sectionSpace, space, spaceAboveHeading } from '../theme/spacing';
import { EditorAddressContext, editorAddressOf } from '../ui/editor-address';
import { SiteUrlContext } from '../ui/site-url';
import { Footer } from './Footer';
import { navBarStyles } from './nav-bar-styles';
import NavBarIsland from './nav-bar.island';
import { PreviewNotice } from './PreviewNotice';
import { sectionLinks } from './section-links';

interface LayoutProps {
  data: Queries.LayoutFragment;
  /** Whether this is the home page. A link to one of its sections is a fragment only. */
  isHome?: boolean;
  /**
   * Whether the children reach the edges of the window. If there is also no `header`, Layout adds no space
   * above or below them.
   */
  isEdgeToEdge?: boolean;
  /** The `h1` and the introduction, on a tinted band above the children. */
  header?: ReactNode;
  /** The content of the page, which includes the `h1` if there is no `header`. */
  children: ReactNode;
}

/** The frame of every page: global styles, skip link, navigation bar, main element and footer. */
export function Layout({ data, isHome = false, isEdgeToEdge = false, header, children }: LayoutProps) {
  const { siteFacts, siteBuild } = data;
  const { links, formLink } = sectionLinks(data, isHome);
  return (
    <SiteUrlContext.Provider value={siteFacts.url}>
      <EditorAddressContext.Provider value={editorAddressOf(data)}>
        <GlobalStyles />
        {/* Lets keyboard users skip the navigation bar (WCAG 2.4.1). */}
        <a className={CLASS.screenOnly} css={skipLinkStyles} href={`#${LAYOUT_IDS.main}`}>
          Skip to content
        </a>
        <NavBarIsland
          as="header"
          className={CLASS.screenOnly}
          css={navBarStyles}
          props={{ brand: siteFacts.brand, homePath: ROUTES.home, links, formLink }}
        />
        <main id={LAYOUT_IDS.main} tabIndex={-1} css={[mainStyles, spaceStyles({ header, isEdgeToEdge })]}>
          {header && (
            <div className="header">
              <div className={CLASS.container}>{header}</div>
            </div>
          )}
          {isEdgeToEdge ? children : <div className={CLASS.container}>{children}</div>}
        </main>
        {siteBuild.isPreview && <PreviewNotice />}
        <Footer data={data} sectionLinks={[...links, formLink]} />
      </EditorAddressContext.Provider>
    </SiteUrlContext.Provider>
  );
}

function spaceStyles({ header, isEdgeToEdge }: Pick<LayoutProps, 'header' | 'isEdgeToEdge'>) {
  if (header) return headerStyles;
  if (isEdgeToEdge) return undefined;
  return pageStyles;
}

// Every page query spreads this fragment, because the layout can't use useStaticQuery
// (docs/decisions/002-islands.md).
export const query = graphql`
  fragment Layout on Query {
    siteFacts {
      brand
      url
    }
    siteBuild {
      isPreview
    }
    ...EditorAddress
    ...SectionLinks
    ...Footer
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

  /* The skip link moves the focus here. An outline around the whole page would tell nobody where the focus
     is. */
  &:focus {
    outline: none;
  }
`;

const pageStyles = css`
  @media not print {
    padding-block: ${spaceAboveHeading} ${sectionSpace};
  }
`;

const headerStyles = css`
  @media not print {
    padding-bottom: ${sectionSpace};

    .header {
      padding-block: ${spaceAboveHeading} ${size.gutter};
      background: ${color.tint};
    }

    .header + .${CLASS.container} {
      padding-top: ${blockSpace};
    }
  }

  /* Forced colors remove the background, so a line shows where the header ends. */
  .header + .${CLASS.container} {
    ${forcedColors} {
      border-top: ${forcedColorsLine};
    }
  }
`;
