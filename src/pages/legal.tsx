import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Layout } from '../layout/Layout';
import { Seo } from '../layout/Seo';
import { LegalSection } from '../legal/LegalSection';
import { requireContent } from '../shared/require-content';
import { ROUTES } from '../shared/routes';
import { Prose } from '../ui/Prose';

export default function LegalPage({ data }: PageProps<Queries.LegalPageQuery>) {
  const page = requireContent(data.page, 'content/pages/legal.mdx');
  return (
    <Layout
      data={data}
      isFullWidth
      band={
        <>
          <h1>{page.heading}</h1>
          <Prose className="page-intro screen-only" html={page.html} />
        </>
      }
    >
      <LegalSection data={data} />
    </Layout>
  );
}

export const Head = ({ data }: HeadProps<Queries.LegalPageQuery>) => (
  <Seo data={data} page={requireContent(data.page, 'content/pages/legal.mdx')} path={ROUTES.legal.path} />
);

export const query = graphql`
  query LegalPage {
    page: legalPageText {
      heading
      description
      html
    }
    ...Seo
    ...Layout
    ...LegalSection
  }
`;
