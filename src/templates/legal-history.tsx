import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Layout } from '../layout/Layout';
import { Seo } from '../layout/Seo';
import { CheckYourself } from '../legal/CheckYourself';
import { HistorySection } from '../legal/HistorySection';
import { HISTORY_PATH } from '../legal/version-address';
import { VersionLinks } from '../legal/VersionLinks';
import { Container } from '../ui/Container';
import { PageHeader } from '../ui/PageHeader';

interface HistoryContext {
  /** The day as of which the site is built. */
  today: string;
}

export default function LegalHistoryPage({
  data,
  pageContext,
}: PageProps<Queries.LegalHistoryPageQuery, HistoryContext>) {
  return (
    <Layout data={data}>
      <Container>
        <PageHeader heading={data.page?.heading ?? ''} intro={data.page?.html ?? ''} />
        <HistorySection data={data} today={pageContext.today} />
        {data.example && <CheckYourself version={data.example} />}
      </Container>
    </Layout>
  );
}

export const Head = ({ data: { site, page } }: HeadProps<Queries.LegalHistoryPageQuery>) => (
  <>
    <Seo site={site} title={page?.heading ?? ''} description={page?.description ?? ''} path={HISTORY_PATH} />
    <VersionLinks />
  </>
);

export const query = graphql`
  query LegalHistoryPage {
    site: siteFacts {
      ...Seo
    }
    page: pageWords(name: { eq: "legal-history" }) {
      heading
      description
      html
    }
    example: legalVersion(document: { eq: "terms" }, shown: { eq: true }) {
      ...CheckYourself
    }
    ...Layout
    ...HistorySection
  }
`;
