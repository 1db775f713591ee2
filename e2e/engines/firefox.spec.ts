import { test } from '@playwright/test';
import { FIREFOX, missing, programPath } from '../../scripts/programs';
import { startFirefox } from './firefox-engine';
import { scenarios } from './scenarios';

test.skip(!programPath(FIREFOX), missing(FIREFOX));
test.describe('in Firefox', () => scenarios(startFirefox));
