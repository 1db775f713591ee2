import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Layout } from '../layout/Layout';
import { Seo } from '../layout/Seo';
import { VersionHeading } from '../legal/VersionHeading';
import { VersionView } from '../legal/VersionView';
import { formatDate } from '../shared/format-date';
import { ROUTES } from '../shared/routes';

export default function LegalVersionPage({ data }: PageProps<Queries.LegalVersionPageQuery>) {
  return (
    <Layout data={data} band={<VersionHeading version={data.version} />}>
      <VersionView data={data} />
    </Layout>
  );
}

/** Search engines index the version that the legal page shows only, at the address of that page. */
export const Head = ({ data }: HeadProps<Queries.LegalVersionPageQuery>) => {
  const { version } = data;
  const isShown = version?.shown ?? false;
  const page = version && {
    heading: `${version.title}, version of ${formatDate(version.date)}`,
    description: version.summary,
  };
  const path = isShown ? ROUTES.legal.path : (version?.path ?? '');
  return <Seo data={data} page={page} path={path} index={isShown} />;
};

export const query = graphql`
  query LegalVersionPage($id: String!) {
    version: legalVersion(id: { eq: $id }) {
      title
      date
      summary
      path
      shown
      ...VersionHeading
    }
    ...VersionView
    ...Seo
    ...Layout
  }
`;
