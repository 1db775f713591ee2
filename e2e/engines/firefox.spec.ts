import { test } from '@playwright/test';
import { FIREFOX, missing, programPath } from '../../tests/programs/programs';
import { startFirefox } from './firefox-engine';
import { scenarios } from './scenarios';

test.skip(!programPath(FIREFOX), missing(FIREFOX));
test.describe('in Firefox', () => scenarios(startFirefox));
