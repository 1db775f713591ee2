/** The GraphQL type of the field `socialImage`, with which pages query the picture. */
export const SOCIAL_IMAGE_TYPE = 'SocialImage';

/** The GraphQL types in SDL. */
export const SOCIAL_IMAGE_TYPES = `
  """The picture that networks and messengers show with links to the site."""
  type ${SOCIAL_IMAGE_TYPE} {
    """
    The path of the picture. Its query changes with what the picture shows, because networks keep what they
    have fetched.
    """
    path: String!
    """In pixels."""
    width: Int!
    """In pixels."""
    height: Int!
    """What the picture shows, in words."""
    alt: String!
  }
`;
