import process from 'node:process';

/*
 * Ends a worker of Jest as soon as it has nothing left to do. Otherwise Node first frees the memory of all
 * its tests. On a busy machine, that takes longer than the half second that Jest waits before it kills the
 * worker and warns of tests that leak. A worker of tests that do leak still has something to do, so Jest
 * goes on to warn of it.
 */
const isWorker = process.send !== undefined;
if (isWorker) process.once('beforeExit', () => process.exit());
