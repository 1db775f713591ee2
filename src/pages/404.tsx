import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Layout } from '../layout/Layout';
import { sectionLinks } from '../layout/section-links';
import { Seo } from '../layout/Seo';
import { NotFoundSection } from '../not-found/NotFoundSection';
import { requireContent } from '../shared/require-content';
import { ROUTES } from '../shared/routes';

export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const notFound = requireContent(data.notFound, 'content/pages/not-found.mdx');
  return (
    <Layout data={data}>
      <NotFoundSection heading={notFound.heading} data={data} sections={sectionLinks(data, ROUTES.home.path)} />
    </Layout>
  );
}

export const Head = ({ data }: HeadProps<Queries.NotFoundPageQuery>) => (
  <Seo
    data={data}
    page={requireContent(data.notFound, 'content/pages/not-found.mdx')}
    path={null}
    isIndexed={false}
  />
);

export const query = graphql`
  query NotFoundPage {
    notFound: notFoundText {
      heading
      description
    }
    ...SectionLinks
    ...Seo
    ...Layout
    ...NotFoundSection
  }
`;
