import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Layout } from '../layout/Layout';
import { Seo } from '../layout/Seo';
import { NotFoundSection } from '../not-found/NotFoundSection';

export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  return (
    <Layout data={data}>
      <NotFoundSection data={data} />
    </Layout>
  );
}

export const Head = ({ data }: HeadProps<Queries.NotFoundPageQuery>) => (
  <Seo
    data={data}
    title={data.notFoundText.heading}
    description={data.notFoundText.description}
    path={null}
  />
);

export const query = graphql`
  query NotFoundPage {
    notFoundText {
      heading
      description
    }
    ...Seo
    ...Layout
    ...NotFoundSection
  }
`;
