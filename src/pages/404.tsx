import { css } from '@emotion/react';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Layout } from '../layout/Layout';
import { Seo } from '../layout/Seo';
import { ROUTES } from '../shared/routes';
import { color } from '../theme/tokens';
import { buttonStyles } from '../ui/button-styles';
import { Prose } from '../ui/Prose';

/** Inline script that logs the attempted path to the console (docs/requirements.md, section 2). */
const logPath = `console.info('Page not found: '+location.pathname)`;

export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const { page } = data;
  if (!page) throw new Error('content/pages/not-found.mdx is missing.');
  return (
    <Layout data={data}>
      <h1>{page.heading}</h1>
      <Prose className="page-intro" html={page.html} />
      <a className="home" css={[buttonStyles, homeLink]} href={ROUTES.home.path}>
        {page.homeLink}
      </a>
      <script dangerouslySetInnerHTML={{ __html: logPath }} />
    </Layout>
  );
}

export const Head = ({ data }: HeadProps<Queries.NotFoundPageQuery>) => (
  <Seo data={data} page={data.page} path={null} index={false} />
);

export const query = graphql`
  query NotFoundPage {
    page: notFoundText {
      heading
      description
      homeLink
      html
    }
    ...Seo
    ...Layout
  }
`;

const homeLink = css`
  background: ${color.ink};
  border-color: ${color.ink};
`;
