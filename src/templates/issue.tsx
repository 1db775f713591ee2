import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { IssueArticle } from '../issue/IssueArticle';
import { Layout } from '../layout/Layout';
import { Seo } from '../layout/Seo';
import { requireContent } from '../shared/require-content';

export default function IssuePage({ data }: PageProps<Queries.IssuePageQuery>) {
  const issue = requireContent(data.issue, 'The issue of this page');
  return (
    <Layout data={data}>
      <IssueArticle issue={issue} data={data} />
    </Layout>
  );
}

export const Head = ({ data }: HeadProps<Queries.IssuePageQuery>) => {
  const issue = requireContent(data.issue, 'The issue of this page');
  return <Seo data={data} page={issue} path={issue.path} />;
};

export const query = graphql`
  query IssuePage($id: String!) {
    issue(id: { eq: $id }) {
      path
      ...SeoPage
      ...IssueArticle
    }
    ...IssueArticleQuery
    ...Seo
    ...Layout
  }
`;
