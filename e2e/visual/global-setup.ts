import type { FullConfig } from '@playwright/test';
import { acceptedSite } from './accepted-site';

/** Runs once, when the built site is served: tells the tests where the site with the accepted words is. */
export default async function globalSetup({ projects }: FullConfig): Promise<() => void> {
  const { address, close } = await acceptedSite(projects[0]?.use.baseURL ?? '');
  process.env['ACCEPTED_SITE'] = address;
  return close;
}
