import { existsSync, readdirSync, readFileSync, rmSync, cpSync, statSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createSiteServer } from '../../src/publish/hosting/site-server';
import { ProjectCopy } from '../project-copy';

/** The words as they were when the pictures were accepted. */
const ACCEPTED_CONTENT = 'e2e/visual/content';

/**
 * The site of today with the words of the accepted pictures, so that an edited text is no change of the looks.
 * Where the words are the same, that is the built site itself.
 *
 * @param built where the built site is served
 */
export async function acceptedSite(built: string): Promise<{ address: string; close: () => void }> {
  if (!existsSync(ACCEPTED_CONTENT) || sameFolder('content', ACCEPTED_CONTENT)) {
    return { address: built, close: () => undefined };
  }
  const copy = new ProjectCopy();
  rmSync(path.join(copy.folder, 'content'), { recursive: true });
  cpSync(ACCEPTED_CONTENT, path.join(copy.folder, 'content'), { recursive: true });
  const status = await copy.build();
  if (status !== 0) throw new Error(`The site with the accepted words could not be built.\n${copy.output}`);
  const server: Server = createSiteServer(path.join(copy.folder, 'public'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      copy.remove();
    },
  };
}

function sameFolder(one: string, other: string): boolean {
  const files = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => statSync(path.join(folder, file)).isFile())
      .sort();
  const same = (file: string) =>
    readFileSync(path.join(one, file)).equals(readFileSync(path.join(other, file)));
  return files(one).join() === files(other).join() && files(one).every(same);
}
