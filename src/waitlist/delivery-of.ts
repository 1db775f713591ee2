import { graphql } from 'gatsby';
import type { DeliveryConfig } from '../shared/delivery-config';

/**
 * For GraphQL, the settings are JSON of any shape. The build has read them as a DeliveryConfig.
 *
 * @returns the settings of the form, or null when it only simulates
 */
export function deliveryOf({ delivery }: Queries.DeliveryFragment): DeliveryConfig | null {
  return delivery as DeliveryConfig | null;
}

export const query = graphql`
  fragment Delivery on SiteBuild {
    delivery
  }
`;
