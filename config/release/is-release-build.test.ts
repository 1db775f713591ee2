import type { BuildSettings } from '../environment/build-settings';
import { settingsWithoutVariables } from '../environment/check-settings';
import { readDeliveryConfig } from '../environment/read-delivery-config';
import { isReleaseBuild } from './is-release-build';

const REQUIRED = { mustBeRelease: true };
const RECEIVER = sendingTo('https://lists.bank-brief.org/join');
const LOCAL_RECEIVER = sendingTo('http://127.0.0.1:8080/join');

function sendingTo(url: string): Partial<BuildSettings> {
  return { delivery: readDeliveryConfig({ GATSBY_WAITLIST_URL: url }) };
}

const isRelease = (build: Partial<BuildSettings>, facts = { unpublished: false }) =>
  isReleaseBuild(facts, { ...settingsWithoutVariables('2031-05-31'), ...build });

describe('a build is a release', () => {
  it.each<[string, Partial<BuildSettings>]>([
    ['with SITE_RELEASE=1', REQUIRED],
    ['with a receiver', RECEIVER],
    ['with a receiver on a path of the site', sendingTo('/join')],
    ['with a receiver that does not exist', sendingTo('https://receiver.example/join')],
    ['with SITE_RELEASE=1 and a receiver on this computer', { ...REQUIRED, ...LOCAL_RECEIVER }],
  ])('%s', (_what, build) => {
    expect(isRelease(build)).toBe(true);
  });
});

describe('a build is no release', () => {
  it.each<[string, Partial<BuildSettings>]>([
    ['without a receiver', { delivery: null }],
    ['when no variable is set', {}],
    ['with a receiver on this computer', LOCAL_RECEIVER],
    ['when it is a preview', { ...REQUIRED, ...RECEIVER, isPreview: true }],
    ['when it is gatsby develop', { ...REQUIRED, ...RECEIVER, isDevelop: true }],
  ])('%s', (_what, build) => {
    expect(isRelease(build)).toBe(false);
  });

  it('with a receiver, while the site is not public', () => {
    expect(isRelease(RECEIVER, { unpublished: true })).toBe(false);
  });
});
