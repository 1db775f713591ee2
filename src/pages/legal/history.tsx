import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Layout } from '../../layout/Layout';
import { Seo } from '../../layout/Seo';
import { HistorySection } from '../../legal/HistorySection';
import { ROUTES } from '../../shared/routes';
import { FEED_PATH } from '../../shared/version-address';
import { Prose } from '../../ui/Prose';

export default function LegalHistoryPage({ data }: PageProps<Queries.LegalHistoryPageQuery>) {
  return (
    <Layout data={data}>
      <h1>{data.page?.heading}</h1>
      <Prose className="page-intro" html={data.page?.html ?? ''} />
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
    page: pageWords(name: { eq: "legal-history" }) {
      heading
      description
      html
    }
    ...Seo
    ...Layout
    ...HistorySection
  }
`;
