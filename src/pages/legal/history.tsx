import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Layout } from '../../layout/Layout';
import { Seo } from '../../layout/Seo';
import { HistorySection } from '../../legal/HistorySection';
import { requireContent } from '../../shared/require-content';
import { ROUTES } from '../../shared/routes';
import { FEED_PATH } from '../../shared/version-address';
import { Prose } from '../../ui/Prose';

export default function LegalHistoryPage({ data }: PageProps<Queries.LegalHistoryPageQuery>) {
  const page = requireContent(data.page, 'content/pages/legal-history.mdx');
  const { url } = requireContent(data.siteFacts, 'content/site.yaml');
  return (
    <Layout
      data={data}
      band={
        <>
          <h1>{page.heading}</h1>
          <Prose className="page-intro" html={page.html} />
        </>
      }
    >
      <p className="print-address">{`${url}${ROUTES.history.path}`}</p>
      <HistorySection data={data} />
    </Layout>
  );
}

export const Head = ({ data }: HeadProps<Queries.LegalHistoryPageQuery>) => {
  const page = requireContent(data.page, 'content/pages/legal-history.mdx');
  return (
    <>
      <Seo data={data} page={page} path={ROUTES.history.path} />
      <link rel="alternate" type="application/atom+xml" title={page.heading} href={FEED_PATH} />
    </>
  );
};

export const query = graphql`
  query LegalHistoryPage {
    page: legalHistoryText {
      heading
      description
      html
    }
    siteFacts {
      url
    }
    ...Seo
    ...Layout
    ...HistorySection
  }
`;
