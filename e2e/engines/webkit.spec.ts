import { test } from '@playwright/test';
import { missing, programPath, WEBKIT, XVFB } from '../../tests/programs/programs';
import { scenarios } from './scenarios';
import { startWebKit } from './webkit-engine';

for (const program of [WEBKIT, XVFB]) test.skip(!programPath(program), missing(program));
test.describe('in WebKitGTK', () => scenarios(startWebKit));
