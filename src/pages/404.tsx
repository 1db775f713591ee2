import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Layout } from '../layout/Layout';
import { Seo } from '../layout/Seo';
import { NotFoundContent } from '../not-found/NotFoundContent';

export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  return (
    <Layout data={data}>
      <NotFoundContent data={data} />
    </Layout>
  );
}

export const Head = ({ data }: HeadProps<Queries.NotFoundPageQuery>) => (
  <Seo
    data={data}
    title={data.notFoundText.heading}
    description={data.notFoundText.description}
    path={null}
    isIndexed={false}
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
    ...NotFoundContent
  }
`;
