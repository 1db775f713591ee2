/** The GraphQL type of the field `socialImage`, with which pages query the picture. */
export const SOCIAL_IMAGE_TYPE = 'SocialImage';

export const SOCIAL_IMAGE_TYPES = `
  """The picture that networks and messengers show with links to the site."""
  type ${SOCIAL_IMAGE_TYPE} {
    """
    The path of the picture. Its query string changes with what the picture shows, because networks keep
    what they have fetched.
    """
    path: String!
    """The width in pixels."""
    width: Int!
    """The height in pixels."""
    height: Int!
    """What the picture shows, in words."""
    alt: String!
  }
`;
