import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Layout } from '../layout/Layout';
import { Seo } from '../layout/Seo';
import { LegalSection } from '../legal/LegalSection';
import { ROUTES } from '../shared/routes';

export default function LegalPage({ data }: PageProps<Queries.LegalPageQuery>) {
  const { page } = data;
  if (!page) throw new Error('content/pages/legal.mdx is missing.');
  return (
    <Layout data={data}>
      <h1>{page.heading}</h1>
      <LegalSection data={data} />
    </Layout>
  );
}

export const Head = ({ data }: HeadProps<Queries.LegalPageQuery>) => (
  <Seo data={data} page={data.page} path={ROUTES.legal.path} />
);

export const query = graphql`
  query LegalPage {
    page: legalPageText {
      heading
      description
    }
    ...Seo
    ...Layout
    ...LegalSection
  }
`;
