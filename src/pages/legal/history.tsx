import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Layout } from '../../layout/Layout';
import { Seo } from '../../layout/Seo';
import { VerifyVersion } from '../../legal/VerifyVersion';
import { HistorySection } from '../../legal/HistorySection';
import { VersionLinks } from '../../legal/VersionLinks';
import { ROUTES } from '../../shared/routes';
import { Prose } from '../../ui/Prose';

export default function LegalHistoryPage({ data }: PageProps<Queries.LegalHistoryPageQuery>) {
  return (
    <Layout data={data}>
      <h1>{data.page?.heading}</h1>
      <Prose className="page-intro" html={data.page?.html ?? ''} />
      <p className="print-address">{`${data.siteFacts?.url}${ROUTES.history.path}`}</p>
      <HistorySection data={data} />
      {data.example && <VerifyVersion version={data.example} />}
    </Layout>
  );
}

export const Head = ({ data }: HeadProps<Queries.LegalHistoryPageQuery>) => (
  <>
    <Seo data={data} page={data.page} path={ROUTES.history.path} />
    <VersionLinks />
  </>
);

export const query = graphql`
  query LegalHistoryPage {
    page: pageWords(name: { eq: "legal-history" }) {
      heading
      description
      html
    }
    example: legalVersion(document: { eq: "terms" }, shown: { eq: true }) {
      ...VerifyVersion
    }
    ...Seo
    ...Layout
    ...HistorySection
  }
`;
