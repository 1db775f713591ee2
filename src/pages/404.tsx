import { css } from '@emotion/react';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Layout } from '../layout/Layout';
import { Seo } from '../layout/Seo';
import { color } from '../theme/tokens';
import { buttonStyles } from '../ui/button-styles';
import { Prose } from '../ui/Prose';

/** Inline script that logs the attempted path to the console (specification, section 2). */
const logPath = `console.info('Page not found: '+location.pathname)`;

export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  return (
    <Layout data={data}>
      <div css={styles}>
        <h1>{data.page?.heading}</h1>
        <Prose html={data.page?.html ?? ''} />
        <script dangerouslySetInnerHTML={{ __html: logPath }} />
      </div>
    </Layout>
  );
}

export const Head = ({ data }: HeadProps<Queries.NotFoundPageQuery>) => (
  <Seo data={data} page={data.page} path={null} index={false} />
);

export const query = graphql`
  query NotFoundPage {
    page: pageWords(name: { eq: "not-found" }) {
      heading
      description
      html
    }
    ...Seo
    ...Layout
  }
`;

/** The last paragraph is the link to the home page. */
const styles = css`
  p:last-of-type > a {
    ${buttonStyles}
    margin-top: 0.5rem;
    background: ${color.ink};
    border-color: ${color.ink};
  }
`;
