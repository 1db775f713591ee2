import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Layout } from '../layout/Layout';
import { Seo } from '../layout/Seo';
import { VersionView } from '../legal/VersionView';
import { formatDate } from '../shared/format-date';
import { ROUTES } from '../shared/routes';

export default function LegalVersionPage({ data }: PageProps<Queries.LegalVersionPageQuery>) {
  return (
    <Layout data={data}>
      <VersionView data={data} />
    </Layout>
  );
}

/** Search engines index the version in force only, at the address of the legal page. */
export const Head = ({ data }: HeadProps<Queries.LegalVersionPageQuery>) => {
  const { version } = data;
  const isCurrent = version?.status === 'current';
  const page = version && {
    heading: `${version.title}, version of ${formatDate(version.date)}`,
    description: version.summary,
  };
  const path = isCurrent ? ROUTES.legal.path : (version?.path ?? '');
  return <Seo data={data} page={page} path={path} index={isCurrent} />;
};

export const query = graphql`
  query LegalVersionPage($id: String!) {
    ...VersionView
    ...Seo
    ...Layout
  }
`;
