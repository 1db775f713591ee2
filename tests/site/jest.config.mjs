import unitTests from '../../jest.config.js';

/**
 * The tests of a built site: `npm run check:site`. They read `dist`, or the folder that `SITE_FOLDER` names.
 *
 * @type {import('jest').Config}
 */
export default {
  ...unitTests.projects[0],
  displayName: 'built site',
  testMatch: ['<rootDir>/*.test.ts'],
  roots: ['<rootDir>'],
  testTimeout: 120_000,
  maxWorkers: '100%',
  verbose: true,
};
