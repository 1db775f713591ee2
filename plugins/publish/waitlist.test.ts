import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readBuildInfo, writeBuildInfo } from './build-info';
import { readWaitlist, writeNetlifyForm } from './waitlist';
import { readWaitlistSettings } from './waitlist-settings';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'built-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const netlify = readWaitlistSettings({
  GATSBY_WAITLIST_PRESET: 'netlify',
  GATSBY_WAITLIST_FIELDS: '{"email":"e\\"mail","source":"site"}',
});

test('build-info.json says whether the waitlist delivers', () => {
  expect(() => readBuildInfo(folder)).toThrow('build the site first');
  writeBuildInfo(folder, null);
  expect(readBuildInfo(folder)).toEqual({ waitlist: 'simulated' });
  writeBuildInfo(folder, netlify);
  expect(readBuildInfo(folder)).toEqual({ waitlist: 'configured', delivery: netlify });
});

test('the static form for Netlify has every field that is sent', () => {
  writeNetlifyForm(folder, netlify);
  const document = readFileSync(path.join(folder, 'waitlist-form/index.html'), 'utf8');
  expect(document).toContain('<form name="waitlist" method="post" data-netlify="true" hidden>');
  expect(document.match(/<input[^>]* name="[^"]*"/g)).toEqual([
    '<input type="text" name="name"',
    '<input type="text" name="e&#34;mail"',
    '<input type="text" name="source"',
  ]);
});

test('another receiver removes the static form', () => {
  writeNetlifyForm(folder, netlify);
  writeNetlifyForm(folder, null);
  expect(existsSync(path.join(folder, 'waitlist-form'))).toBe(false);
});

test.each([
  ['simulated', {}],
  ['delivered', { GATSBY_WAITLIST_URL: '/join' }],
  ['delivered', { GATSBY_WAITLIST_URL: '/join', GATSBY_WAITLIST_CONFIRMS: 'no' }],
  ['confirmed', { GATSBY_WAITLIST_URL: '/join', GATSBY_WAITLIST_CONFIRMS: 'yes' }],
])('sign-ups are %s with the settings %j', (signUps, settings) => {
  expect(readWaitlist({ ...settings }).signUps).toBe(signUps);
});
