import { SIGN_UP_MODES } from './options';

/** The GraphQL types for sites that query where sign-ups go, in SDL. They have the fields of DeliveryConfig. */
export const WAITLIST_TYPES = `
  """
  What becomes of a sign-up: nothing is sent, the receiver stores it, or the receiver first asks for a confirmation.
  """
  enum SignUpMode {
    ${SIGN_UP_MODES.join(' ')}
  }

  """
  How the values of a form are encoded: as JSON, or as HTML forms send them.
  """
  enum WaitlistFormat {
    json form
  }

  """
  Which successful responses acknowledge a sign-up: those with JSON, or all but HTML pages.
  """
  enum WaitlistAcknowledgement {
    json any
  }

  """
  By what the receiver recognizes a repeated sign-up: by nothing, its email address or its key.
  """
  enum WaitlistIdempotency {
    no address key
  }

  """
  A field that is the same in every request.
  """
  type WaitlistConstantField {
    """
    What the receiver calls the field.
    """
    name: String!
    """
    The value as JSON: a text in quotes, a number, true, false or a list of them.
    """
    json: String!
  }

  """
  The fields of a request.
  """
  type WaitlistFields {
    """
    What the receiver calls the name of the person.
    """
    name: String!
    """
    What the receiver calls the email address.
    """
    email: String!
    """
    The fields that are the same in every request.
    """
    constants: [WaitlistConstantField!]!
  }

  """
  Where and how the form sends sign-ups.
  """
  type WaitlistDelivery {
    """
    The name of the receiver, such as "ghost"; null when it is not one that needs special treatment.
    """
    preset: String
    """
    An address, or a path of the site.
    """
    url: String!
    """
    How the values are encoded.
    """
    format: WaitlistFormat!
    """
    What the receiver calls the values, and what else it gets.
    """
    fields: WaitlistFields!
    """
    Which responses acknowledge a sign-up.
    """
    accept: WaitlistAcknowledgement!
    """
    Whether the receiver stores a repeated sign-up only once.
    """
    idempotent: WaitlistIdempotency!
    """
    Whether the form has a hidden field that only bots fill in.
    """
    honeypot: Boolean!
    """
    Whether the receiver asks each person by email to confirm the sign-up.
    """
    confirms: Boolean!
  }
`;
