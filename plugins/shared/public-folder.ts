/** The folder that Gatsby builds a site into, in the project's folder. */
export const PUBLIC_FOLDER = 'public';
