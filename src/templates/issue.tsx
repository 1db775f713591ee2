import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { IssueArticle } from '../issue/IssueArticle';
import { Layout } from '../layout/Layout';
import { Seo } from '../layout/Seo';
import { requireContent } from '../shared/require-content';
import { issuePath } from '../shared/routes';

export default function IssuePage({ data }: PageProps<Queries.IssuePageQuery>) {
  return (
    <Layout data={data}>
      <IssueArticle data={data} />
    </Layout>
  );
}

export const Head = ({ data }: HeadProps<Queries.IssuePageQuery>) => {
  const page = requireContent(data.page, 'The issue of this page');
  return <Seo data={data} page={page} path={issuePath(page.name)} />;
};

export const query = graphql`
  query IssuePage($id: String!) {
    page: issue(id: { eq: $id }) {
      name
      heading
      description
    }
    ...Seo
    ...Layout
    ...IssueArticle
  }
`;
