import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Layout } from '../../layout/Layout';
import { Seo } from '../../layout/Seo';
import { HistorySection } from '../../legal/HistorySection';
import { ROUTES } from '../../shared/routes';
import { FEED_PATH } from '../../shared/version-address';
import { Prose } from '../../ui/Prose';

export default function LegalHistoryPage({ data }: PageProps<Queries.LegalHistoryPageQuery>) {
  const { page } = data;
  if (!page) throw new Error('content/pages/legal-history.mdx is missing.');
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
      <p className="print-address">{`${data.siteFacts?.url}${ROUTES.history.path}`}</p>
      <HistorySection data={data} />
    </Layout>
  );
}

export const Head = ({ data }: HeadProps<Queries.LegalHistoryPageQuery>) => (
  <>
    <Seo data={data} page={data.page} path={ROUTES.history.path} />
    <link rel="alternate" type="application/atom+xml" title={data.page?.heading} href={FEED_PATH} />
  </>
);

export const query = graphql`
  query LegalHistoryPage {
    page: legalHistoryText {
      heading
      description
      html
    }
    ...Seo
    ...Layout
    ...HistorySection
  }
`;
