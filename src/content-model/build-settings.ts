import type { SignUpMode } from '../../plugins/waitlist';

/**
 * The settings of a build on which the content depends. `BuildOptions` has all of them; a script may
 * know fewer, and leaves out those that it doesn't know.
 */
export interface BuildSettings {
  /**
   * The day for which the site is built, such as `2025-05-02`: today, unless SITE_DATE names another
   * one.
   */
  today: string;
  /** Whether this is a preview: each page says so, and search engines may show none (SITE_PREVIEW). */
  isPreview?: boolean;
  /** Whether this is `gatsby develop`. */
  isDevelopment?: boolean;
  /** Whether this is the real site, which needs a receiver and all that visitors need (SITE_PUBLIC). */
  isPublicSite?: boolean;
  /** Where sign-ups go; null when the form only simulates. */
  delivery?: { url: string } | null;
  /** What becomes of sign-ups. Content may vary with it. */
  signUpMode?: SignUpMode;
  /** The public origin, when it is not the one in content/site.yaml (SITE_URL). */
  url?: string | null;
}
