import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Layout } from '../layout/Layout';
import { PageHeading } from '../layout/PageHeading';
import { Seo } from '../layout/Seo';
import { LegalDocuments } from '../legal/tabs/LegalDocuments';
import { ROUTES } from '../shared/routes';

export default function LegalPage({ data }: PageProps<Queries.LegalPageQuery>) {
  const { legalPageText } = data;
  return (
    <Layout data={data} isEdgeToEdge header={<PageHeading content={legalPageText} isIntroOnScreenOnly />}>
      <LegalDocuments data={data} />
    </Layout>
  );
}

export const Head = ({ data }: HeadProps<Queries.LegalPageQuery>) => (
  <Seo
    data={data}
    title={data.legalPageText.heading}
    description={data.legalPageText.description}
    path={ROUTES.legal}
  />
);

export const query = graphql`
  query LegalPage {
    legalPageText {
      heading
      description
      ...PageHeading
    }
    ...Seo
    ...Layout
    ...LegalDocuments
  }
`;
