import { createSiteServer } from './site-server';
import { SITE } from './test-site';

// With the headers that hosts are told to send.
createSiteServer(SITE).listen(Number(process.env['PORT']));
