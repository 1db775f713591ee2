/** The folder with the content, below the project's folder, where Gatsby and the scripts run. */
export const CONTENT_FOLDER = 'content';

/** The name of the source of its files in gatsby-config.ts. Only nodes of this source get typed children. */
export const CONTENT_SOURCE = 'content';

/**
 * @param file path below the folder with the content, such as `faq/launch.mdx`
 * @returns path below the project's root, as messages name files: `content/faq/launch.mdx`
 */
export const contentPath = (file: string): string => `${CONTENT_FOLDER}/${file}`;
