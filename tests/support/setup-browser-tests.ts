import { configure } from '@testing-library/dom';

// findBy and waitFor wait one second by default, which is too short for a busy machine. A test that fails
// waits as long as this limit, so it isn't longer than a busy machine needs.
configure({ asyncUtilTimeout: 15_000 });

// jsdom has no layout, and so no scrolling. Tests in the environment `node` have no elements at all.
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView = () => undefined;
