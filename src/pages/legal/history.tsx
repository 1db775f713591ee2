import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Layout } from '../../layout/Layout';
import { PageHeading } from '../../layout/PageHeading';
import { Seo } from '../../layout/Seo';
import { VersionHistory } from '../../legal/history/VersionHistory';
import { FEED_PATH } from '../../shared/legal-addresses';
import { ROUTES } from '../../shared/routes';

export default function LegalHistoryPage({ data }: PageProps<Queries.LegalHistoryPageQuery>) {
  const { legalHistoryText } = data;
  return (
    <Layout data={data} header={<PageHeading content={legalHistoryText} />}>
      <VersionHistory data={data} />
    </Layout>
  );
}

export const Head = ({ data }: HeadProps<Queries.LegalHistoryPageQuery>) => (
  <>
    <Seo
      data={data}
      title={data.legalHistoryText.heading}
      description={data.legalHistoryText.description}
      path={ROUTES.history}
    />
    <link
      rel="alternate"
      type="application/atom+xml"
      title={data.legalHistoryText.heading}
      href={FEED_PATH}
    />
  </>
);

export const query = graphql`
  query LegalHistoryPage {
    legalHistoryText {
      heading
      description
      ...PageHeading
    }
    ...Seo
    ...Layout
    ...VersionHistory
  }
`;
