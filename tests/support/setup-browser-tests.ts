import { configure } from '@testing-library/dom';

// The default of one second is too short for a busy machine.
configure({ asyncUtilTimeout: 60_000 });

// jsdom has no layout, and so no scrolling. Tests in the environment `node` have no elements at all.
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView = () => undefined;
