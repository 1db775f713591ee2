import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Layout } from '../layout/Layout';
import { Seo } from '../layout/Seo';
import { VersionHeading } from '../legal/VersionHeading';
import { VersionView } from '../legal/VersionView';
import { formatDateForPage } from '../shared/format-date-for-page';
import { ROUTES } from '../shared/routes';

export default function LegalVersionPage({ data }: PageProps<Queries.LegalVersionPageQuery>) {
  const { version } = data;
  return (
    <Layout data={data} band={<VersionHeading version={version} data={data} />}>
      <VersionView version={version} data={data} />
    </Layout>
  );
}

/**
 * Search engines index only the version that the legal page shows, and they index it at the address
 * of that page.
 */
export const Head = ({ data }: HeadProps<Queries.LegalVersionPageQuery>) => {
  const { version } = data;
  const page = {
    heading: `${version.title}, version of ${formatDateForPage(version.effectiveDate)}`,
    description: version.summary,
  };
  const path = version.isCurrent ? ROUTES.legal : version.path;
  return <Seo data={data} page={page} path={path} isIndexed={version.isCurrent} />;
};

export const query = graphql`
  query LegalVersionPage($id: String!) {
    version: legalVersion(id: { eq: $id }) {
      title
      effectiveDate
      summary
      path
      isCurrent
      ...VersionHeading
      ...VersionView
    }
    ...VersionHeadingData
    ...VersionViewData
    ...Seo
    ...Layout
  }
`;
