import { createContext } from 'react';

/** The public address of the site, without a slash at the end. */
export const SiteUrlContext = createContext('');
