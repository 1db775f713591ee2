import { ACKNOWLEDGEMENTS, FORMATS, IDEMPOTENCIES } from './settings';
import { SIGN_UP_MODES } from './sign-up-mode';

/** The GraphQL type of the only node of this plugin. */
export const WAITLIST_SETTINGS_TYPE = 'WaitlistSettings';

/**
 * The GraphQL types in SDL. WaitlistDelivery has the fields of DeliveryConfig, which settings.ts
 * describes: the form takes the result of a query for a DeliveryConfig, so TypeScript finds a
 * difference.
 */
export const WAITLIST_TYPES = `
  """What becomes of sign-ups, and where they go."""
  type ${WAITLIST_SETTINGS_TYPE} implements Node @dontInfer {
    """What becomes of a sign-up."""
    signUpMode: SignUpMode!
    """Null when the form only simulates."""
    delivery: WaitlistDelivery
  }

  """What becomes of a sign-up: nothing is sent, the receiver stores it, or it first asks for a confirmation."""
  enum SignUpMode { ${SIGN_UP_MODES.join(' ')} }

  """Where and how the form sends sign-ups."""
  type WaitlistDelivery {
    preset: String
    url: String!
    format: WaitlistFormat!
    nameField: String!
    emailField: String!
    constantFields: [WaitlistConstantField!]!
    accept: WaitlistAcknowledgement!
    idempotent: WaitlistIdempotency!
    honeypot: Boolean!
    confirms: Boolean!
  }

  """A field that is the same in every request, with its value as JSON."""
  type WaitlistConstantField {
    name: String!
    json: String!
  }

  enum WaitlistFormat { ${FORMATS.join(' ')} }
  enum WaitlistAcknowledgement { ${ACKNOWLEDGEMENTS.join(' ')} }
  enum WaitlistIdempotency { ${IDEMPOTENCIES.join(' ')} }
`;
