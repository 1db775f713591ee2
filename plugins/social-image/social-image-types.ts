/** The GraphQL type of the field `socialImage`, with which pages query the picture. */
export const SOCIAL_IMAGE_TYPE = 'SocialImage';

export const SOCIAL_IMAGE_TYPES = `
  """The picture that networks and messengers show with links to the site."""
  type ${SOCIAL_IMAGE_TYPE} {
    """
    The path of the picture. Its query string changes with the facts in the picture, because
    networks keep what they have fetched. A new layout alone does not change it.
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
