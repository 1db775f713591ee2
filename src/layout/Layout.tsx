import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { LAYOUT_IDS, type SectionId } from '../shared/ids';
import { GlobalStyles } from '../theme/GlobalStyles';
import { ROUTES, tabPath } from '../shared/routes';
import { Footer } from './Footer';
import NavBarIsland from './nav-bar.island';
import { navBarStyles } from './nav-bar-styles';
import { PreviewNotice } from './PreviewNotice';
import { SkipLink } from './SkipLink';

interface LayoutProps {
  data: Queries.LayoutFragment;
  /** On the home page, links to its sections are fragments only. */
  isHome?: boolean;
  children: ReactNode;
}

/**
 * The frame of every page: global styles, skip link, bar, main element and footer.
 *
 * @throws Error when content/site.yaml is missing
 */
export function Layout({ data, isHome = false, children }: LayoutProps) {
  const { siteFacts: site, layoutBuild, services, benefits, howItWorks, faq, waitlist, legalMenu } = data;
  if (!site || !layoutBuild) throw new Error('content/site.yaml is missing.');
  const anchor = (id: SectionId) => `${isHome ? '' : ROUTES.home.path}#${id}`;
  const links = [
    { label: services?.menu ?? '', href: anchor('services') },
    { label: benefits?.menu ?? '', href: anchor('benefits') },
    { label: howItWorks?.menu ?? '', href: anchor('how-it-works') },
    { label: faq?.menu ?? '', href: anchor('faq') },
  ];
  const join = { label: waitlist?.menu ?? '', href: anchor('waitlist') };
  const legal = legalMenu.nodes.map(({ document, tabLabel }) => ({
    label: tabLabel,
    href: tabPath(document),
  }));

  return (
    <>
      <GlobalStyles />
      <SkipLink />
      <NavBarIsland as="header" css={navBarStyles} props={{ brand: site.brand, links, join }} />
      <main id={LAYOUT_IDS.main} tabIndex={-1} css={mainStyles}>
        {children}
      </main>
      {layoutBuild.preview && <PreviewNotice text={site.previewNotice} />}
      <Footer site={site} year={layoutBuild.year} sections={[...links, join]} legal={legal} />
    </>
  );
}

const mainStyles = css`
  @media not print {
    min-height: 70vh;
  }

  &:focus {
    outline: none;
  }
`;

export const fragment = graphql`
  fragment Layout on Query {
    siteFacts {
      brand
      url
      email
      notice
      previewNotice
      social {
        name
        url
      }
    }
    layoutBuild: siteBuild {
      preview
      year
    }
    services: landingServices {
      menu
    }
    benefits: landingBenefits {
      menu
    }
    howItWorks: landingHowItWorks {
      menu
    }
    faq: landingFaq {
      menu
    }
    waitlist: landingWaitlist {
      menu
    }
    legalMenu: allLegalVersion(filter: { shown: { eq: true } }, sort: { order: ASC }) {
      nodes {
        document
        tabLabel
      }
    }
  }
`;
