import { test } from '@playwright/test';
import { scenarios } from './scenarios';
import { startChromium } from './chromium-engine';

test.describe('in Chromium', () => scenarios(startChromium));
