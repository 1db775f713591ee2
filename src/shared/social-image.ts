/** The picture that networks show with links to the site, in their proportion for large pictures, 1.91 : 1. */
export const SOCIAL_IMAGE = { address: '/social-image.png', width: 1200, height: 630 } as const;
