import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { FaqSection } from '../faq/FaqSection';
import { BenefitsSection } from '../landing/BenefitsSection';
import { Hero } from '../landing/Hero';
import { HowItWorksSection } from '../landing/HowItWorksSection';
import { ServicesSection } from '../landing/ServicesSection';
import { Layout } from '../layout/Layout';
import { Seo } from '../layout/Seo';
import { ROUTES } from '../shared/routes';
import { WaitlistSection } from '../waitlist/WaitlistSection';

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  return (
    <Layout data={data} isHome isEdgeToEdge>
      <Hero data={data} />
      <ServicesSection data={data} />
      <BenefitsSection data={data} />
      <HowItWorksSection data={data} />
      <WaitlistSection data={data} />
      <FaqSection data={data} />
    </Layout>
  );
}

export const Head = ({ data }: HeadProps<Queries.HomePageQuery>) => (
  <Seo
    data={data}
    title={data.landingHero.heading}
    description={data.landingHero.description}
    path={ROUTES.home}
  />
);

export const query = graphql`
  query HomePage {
    landingHero {
      heading
      description
    }
    ...Seo
    ...Layout
    ...Hero
    ...ServicesSection
    ...BenefitsSection
    ...HowItWorksSection
    ...WaitlistSection
    ...FaqSection
  }
`;
