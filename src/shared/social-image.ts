/** The address and the size of the picture that networks show with links to the site. */
export const SOCIAL_IMAGE = { path: '/social-image.png', width: 1200, height: 630 } as const;

/** The nodes that the picture shows. Its address changes with them, because networks keep what they have fetched. */
export const NODES_OF_SOCIAL_IMAGE = ['landingHero', 'sampleIssue', 'siteFacts'] as const;
