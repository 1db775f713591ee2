import { createSiteServer } from './site-server';
import { SITE } from './test-site';

// This server sends the headers that hosts are told to send; `gatsby serve` does not.
createSiteServer(SITE).listen(Number(process.env['PORT']));
