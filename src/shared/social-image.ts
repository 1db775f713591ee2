/** The address and the size of the picture that networks show with links to the site. */
export const SOCIAL_IMAGE = { path: '/social-image.png', width: 1200, height: 630 } as const;
