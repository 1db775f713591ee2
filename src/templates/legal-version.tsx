import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Layout } from '../layout/Layout';
import { Seo } from '../layout/Seo';
import { LegalVersion } from '../legal/version/LegalVersion';
import { VersionHeading } from '../legal/version/VersionHeading';
import { versionLabel } from '../legal/version-label';
import { ROUTES } from '../shared/routes';

export default function LegalVersionPage({ data }: PageProps<Queries.LegalVersionPageQuery>) {
  const { legalVersion, legalPageText } = data;
  return (
    <Layout data={data} header={<VersionHeading version={legalVersion} legalPage={legalPageText} />}>
      <LegalVersion version={legalVersion} />
    </Layout>
  );
}

/**
 * Search engines index only the version that the legal page shows, and they index it at the address of that
 * page.
 */
export const Head = ({ data }: HeadProps<Queries.LegalVersionPageQuery>) => {
  const { legalVersion } = data;
  const { title, effectiveDate, summary, path, isCurrent } = legalVersion;
  return (
    <Seo
      data={data}
      title={`${title}: ${versionLabel(effectiveDate)}`}
      description={summary}
      path={isCurrent ? ROUTES.legal : path}
      isIndexed={isCurrent}
    />
  );
};

export const query = graphql`
  query LegalVersionPage($id: String!) {
    legalVersion(id: { eq: $id }) {
      title
      effectiveDate
      summary
      path
      isCurrent
      ...VersionHeading
      ...LegalVersion
    }
    legalPageText {
      ...VersionHeadingLegalPage
    }
    ...Seo
    ...Layout
  }
`;
