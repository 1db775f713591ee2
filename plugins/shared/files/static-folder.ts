/** The folder whose files Gatsby publishes as they are. */
export const STATIC_FOLDER = 'static';
