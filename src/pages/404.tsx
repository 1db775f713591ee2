import { graphql, type HeadProps, type PageProps } from 'gatsby';
import AttemptedPathIsland from '../layout/attempted-path.island';
import { Layout } from '../layout/Layout';
import { Seo } from '../layout/Seo';
import { Container } from '../ui/Container';
import { PageHeader } from '../ui/PageHeader';

export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  return (
    <Layout data={data}>
      <Container>
        <PageHeader heading={data.page?.heading ?? ''} intro={data.page?.html ?? ''} />
        <AttemptedPathIsland as="span" />
      </Container>
    </Layout>
  );
}

export const Head = ({ data }: HeadProps<Queries.NotFoundPageQuery>) => (
  <Seo
    data={data}
    title={data.page?.heading ?? ''}
    description={data.page?.description ?? ''}
    path={null}
    index={false}
  />
);

export const query = graphql`
  query NotFoundPage {
    page: pageWords(name: { eq: "not-found" }) {
      heading
      description
      html
    }
    ...Seo
    ...Layout
  }
`;
