/** Whether this is `gatsby develop`, and not a build, a script or a test. */
export const isDevelop = (): boolean => process.env.NODE_ENV === 'development';
