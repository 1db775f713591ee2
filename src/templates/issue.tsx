import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { IssueArticle } from '../issue/IssueArticle';
import { IssueEnd } from '../issue/IssueEnd';
import { Layout } from '../layout/Layout';
import { Seo } from '../layout/Seo';

export default function IssuePage({ data }: PageProps<Queries.IssuePageQuery>) {
  const { issue, sharedLabels } = data;
  return (
    <Layout data={data}>
      <IssueArticle issue={issue} />
      <IssueEnd issue={issue} labels={sharedLabels} />
    </Layout>
  );
}

export const Head = ({ data }: HeadProps<Queries.IssuePageQuery>) => (
  <Seo
    data={data}
    title={data.issue.heading}
    description={data.issue.description}
    path={data.issue.path}
    type="article"
  />
);

export const query = graphql`
  query IssuePage($id: String!) {
    issue(id: { eq: $id }) {
      path
      heading
      description
      ...IssueArticle
      ...IssueEnd
    }
    sharedLabels {
      ...IssueEndLabels
    }
    ...Seo
    ...Layout
  }
`;
