import { ACKNOWLEDGEMENTS, FORMATS, IDEMPOTENCIES, PRESETS } from '../src/shared/delivery-config';
import { SIGN_UP_MODES } from './sign-up-mode';

/**
 * The GraphQL types of what SiteBuild says of sign-ups, in SDL. WaitlistDelivery repeats the fields of DeliveryConfig, because
 * code that derives types from a schema would be longer than these. The form takes the result of a query
 * for a DeliveryConfig, so TypeScript finds a difference.
 */
export const WAITLIST_TYPES = `
  """What becomes of a sign-up: nothing is sent, the receiver stores it, or it first asks for a confirmation."""
  enum SignUpMode { ${SIGN_UP_MODES.join(' ')} }

  """Where and how the form sends sign-ups."""
  type WaitlistDelivery {
    """The name of a known receiver; null for any other."""
    preset: WaitlistPreset
    """The address of the receiver, or its path on this site."""
    url: String!
    """How a request encodes its fields."""
    format: WaitlistFormat!
    """What the receiver calls the field with the name."""
    nameField: String!
    """What the receiver calls the field with the email address."""
    emailField: String!
    """The fields that every request has besides."""
    constantFields: [WaitlistConstantField!]!
    """Which responses acknowledge a sign-up."""
    accept: WaitlistAcknowledgement!
    """By what the receiver recognizes a repeated sign-up."""
    idempotent: WaitlistIdempotency!
    """Whether the form has a hidden field that only bots fill in."""
    honeypot: Boolean!
  }

  """A field that is the same in every request, with its value as JSON."""
  type WaitlistConstantField {
    """What the receiver calls the field."""
    name: String!
    """A text, a number, true, false, or a list of them."""
    json: String!
  }

  """The receivers whose settings are known."""
  enum WaitlistPreset { ${PRESETS.join(' ')} }
  """JSON, or the format of HTML forms."""
  enum WaitlistFormat { ${FORMATS.join(' ')} }
  """Responses with JSON, or all but HTML pages."""
  enum WaitlistAcknowledgement { ${ACKNOWLEDGEMENTS.join(' ')} }
  """By nothing, by its email address, or by its key."""
  enum WaitlistIdempotency { ${IDEMPOTENCIES.join(' ')} }
`;
