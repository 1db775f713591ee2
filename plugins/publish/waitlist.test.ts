import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildInfo, readBuildInfo } from './build-info';
import { netlifyForm, signUpsWith } from './waitlist';
import { readWaitlistSettings } from './waitlist-settings';

const netlify = readWaitlistSettings({
  GATSBY_WAITLIST_PRESET: 'netlify',
  GATSBY_WAITLIST_FIELDS: '{"email":"e\\"mail","source":"site"}',
});

test('build-info.json says whether the waitlist delivers', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'built-'));
  const reread = (text: string) => {
    writeFileSync(path.join(folder, 'build-info.json'), text);
    return readBuildInfo(folder);
  };
  expect(() => readBuildInfo(folder)).toThrow('build the site first');
  expect(reread(buildInfo(null))).toEqual({ waitlist: 'simulated' });
  expect(reread(buildInfo(netlify))).toEqual({ waitlist: 'configured', delivery: netlify });
  rmSync(folder, { recursive: true });
});

test('the static form for Netlify has every field that is sent', () => {
  const form = netlifyForm(netlify) ?? '';
  expect(form).toContain('<form name="waitlist" method="post" data-netlify="true" hidden>');
  expect(form.match(/<input[^>]* name="[^"]*"/g)).toEqual([
    '<input type="text" name="name"',
    '<input type="text" name="e&#34;mail"',
    '<input type="text" name="source"',
  ]);
});

test('another receiver has no static form', () => {
  expect(netlifyForm(null)).toBeNull();
  expect(netlifyForm(readWaitlistSettings({ GATSBY_WAITLIST_URL: '/join' }))).toBeNull();
});

test.each([
  ['simulated', {}],
  ['delivered', { GATSBY_WAITLIST_URL: '/join' }],
  ['delivered', { GATSBY_WAITLIST_URL: '/join', GATSBY_WAITLIST_CONFIRMS: 'no' }],
  ['confirmed', { GATSBY_WAITLIST_URL: '/join', GATSBY_WAITLIST_CONFIRMS: 'yes' }],
])('sign-ups are %s with the settings %j', (signUps, settings) => {
  expect(signUpsWith(readWaitlistSettings({ ...settings }))).toBe(signUps);
});
