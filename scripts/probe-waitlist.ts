import { readFileSync } from 'node:fs';
import { readSiteFacts } from '../plugins/site-content';
import { readBuildInfo } from '../plugins/publish/build-info';
import { probe } from './probe';

/** Sends one marked sign-up like the built site, and prints the result in a sentence. */
async function main(): Promise<void> {
  const { delivery } = readBuildInfo('dist');
  if (!delivery) {
    throw new Error('The waitlist in dist/ is only simulated: no receiver was configured when it was built.');
  }
  const { facts } = readSiteFacts(readFileSync('content/site.yaml', 'utf8'));
  if (!facts) throw new Error('content/site.yaml has a mistake: run npm run check:content.');
  console.log(await probe(delivery, facts.url, facts.email));
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
