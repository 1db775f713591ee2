import { createSiteServer } from './site-server';
import { SITE } from './test-site';

createSiteServer(SITE).listen(Number(process.env['PORT']));
