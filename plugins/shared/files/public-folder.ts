/**
 * The folder that Gatsby builds a site into. Plugins such as gatsby-plugin-sitemap name it relatively, too:
 * Gatsby and our scripts run in the project's folder. The absolute path is only in Gatsby's internal state.
 */
export const PUBLIC_FOLDER = 'public';
