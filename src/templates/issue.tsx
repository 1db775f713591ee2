import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { IssueArticle } from '../issue/IssueArticle';
import { IssueEnd } from '../issue/IssueEnd';
import { Layout } from '../layout/Layout';
import { Seo } from '../layout/Seo';

export default function IssuePage({ data }: PageProps<Queries.IssuePageQuery>) {
  const { issue } = data;
  return (
    <Layout data={data}>
      <IssueArticle issue={issue} end={<IssueEnd issue={issue} data={data} />} />
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
    ...IssueEndData
    ...Seo
    ...Layout
  }
`;
