import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Layout } from '../layout/Layout';
import { Seo } from '../layout/Seo';
import { LegalSection } from '../legal/LegalSection';
import { VersionLinks } from '../legal/VersionLinks';
import { Container } from '../ui/Container';
import { PageHeader } from '../ui/PageHeader';

export default function LegalPage({ data }: PageProps<Queries.LegalPageQuery>) {
  return (
    <Layout data={data}>
      <Container>
        <PageHeader heading={data.page?.heading ?? ''} intro={data.page?.html ?? ''} />
        <LegalSection data={data} />
      </Container>
    </Layout>
  );
}

export const Head = ({ data: { site, page } }: HeadProps<Queries.LegalPageQuery>) => (
  <>
    <Seo site={site} title={page?.heading ?? ''} description={page?.description ?? ''} path="/legal" />
    <VersionLinks />
  </>
);

export const query = graphql`
  query LegalPage {
    site: siteFacts {
      ...Seo
    }
    page: pageWords(name: { eq: "legal" }) {
      heading
      description
      html
    }
    ...Layout
    ...LegalSection
  }
`;
