import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Layout } from '../layout/Layout';
import { Seo } from '../layout/Seo';
import { formatDate } from '../shared/format-date';
import { VersionLinks } from '../legal/VersionLinks';
import { VersionView } from '../legal/VersionView';
import { ROUTES } from '../shared/routes';

export default function LegalVersionPage({ data }: PageProps<Queries.LegalVersionPageQuery>) {
  const { version } = data;
  if (!version) throw new Error('A page was made for a version that is not recorded.');
  return (
    <Layout data={data}>
      <VersionView version={version} address={`${data.siteFacts?.url}${version.path}`} />
    </Layout>
  );
}

/** Search engines index the version in force only, at the address of the legal page. */
export const Head = ({ data }: HeadProps<Queries.LegalVersionPageQuery>) => {
  const { version } = data;
  const isCurrent = version?.status === 'current';
  return (
    <>
      <Seo
        data={data}
        page={
          version && {
            heading: `${version.title}, version of ${formatDate(version.date)}`,
            description: version.summary,
          }
        }
        path={isCurrent ? ROUTES.legal.path : (version?.path ?? '')}
        index={isCurrent}
      />
      <VersionLinks version={version} />
    </>
  );
};

export const query = graphql`
  query LegalVersionPage($id: String!) {
    version: legalVersion(id: { eq: $id }) {
      ...VersionView
    }
    ...Seo
    ...Layout
  }
`;
