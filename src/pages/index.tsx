import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { FaqSection } from '../faq/FaqSection';
import { Benefits } from '../landing/Benefits';
import { Hero } from '../landing/Hero';
import { HowItWorks } from '../landing/HowItWorks';
import { Services } from '../landing/Services';
import { Layout } from '../layout/Layout';
import { Seo } from '../layout/Seo';
import { WaitlistSection } from '../waitlist/WaitlistSection';

export default function LandingPage({ data }: PageProps<Queries.LandingPageQuery>) {
  return (
    <Layout data={data} isHome>
      <Hero data={data} />
      <Services data={data} />
      <Benefits data={data} />
      <HowItWorks data={data} />
      <WaitlistSection data={data} />
      <FaqSection data={data} />
    </Layout>
  );
}

export const Head = ({ data: { site } }: HeadProps<Queries.LandingPageQuery>) => (
  <Seo site={site} title={site?.title ?? ''} description={site?.description ?? ''} path="/" />
);

export const query = graphql`
  query LandingPage {
    site: siteFacts {
      title
      description
      ...Seo
    }
    ...Layout
    ...Hero
    ...Services
    ...Benefits
    ...HowItWorks
    ...WaitlistSection
    ...FaqSection
  }
`;
