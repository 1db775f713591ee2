import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Layout } from '../layout/Layout';
import { Seo } from '../layout/Seo';
import { LegalSection } from '../legal/LegalSection';
import { VersionLinks } from '../legal/VersionLinks';
import { ROUTES } from '../shared/routes';
import { Prose } from '../ui/Prose';

export default function LegalPage({ data }: PageProps<Queries.LegalPageQuery>) {
  return (
    <Layout data={data}>
      <h1>{data.page?.heading}</h1>
      <Prose className="page-intro" html={data.page?.html ?? ''} />
      <LegalSection data={data} />
    </Layout>
  );
}

/** In the browser, use-title-of-tab.ts changes title and canonical address with the tab. */
export const Head = ({ data }: HeadProps<Queries.LegalPageQuery>) => (
  <>
    <Seo data={data} page={data.page} path={ROUTES.legal.path} />
    <VersionLinks />
  </>
);

export const query = graphql`
  query LegalPage {
    page: pageWords(name: { eq: "legal" }) {
      heading
      description
      html
    }
    ...Seo
    ...Layout
    ...LegalSection
  }
`;
