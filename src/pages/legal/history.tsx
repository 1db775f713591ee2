import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Layout } from '../../layout/Layout';
import { PageHeading } from '../../layout/PageHeading';
import { Seo } from '../../layout/Seo';
import { HistorySection } from '../../legal/HistorySection';
import { requireContent } from '../../shared/require-content';
import { ROUTES } from '../../shared/routes';
import { FEED_PATH } from '../../shared/legal-addresses';

export default function LegalHistoryPage({ data }: PageProps<Queries.LegalHistoryPageQuery>) {
  const page = requireContent(data.page, 'content/pages/legal-history.mdx');
  return (
    <Layout data={data} band={<PageHeading heading={page.heading} intro={page.html} />}>
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
    ...Seo
    ...Layout
    ...HistorySection
  }
`;
