import { readFileSync } from 'node:fs';
import vercel from '../../vercel.json';

/** The settings of netlify.toml by the name of their section. */
const netlify = Object.fromEntries(
  readFileSync('netlify.toml', 'utf8')
    .split(/^\[/m)
    .slice(1)
    .map((section) => {
      const [name = '', settings = ''] = section.split(/\]\n([^]*)/);
      return [name, Array.from(settings.matchAll(/^ *(\w+) = "(.*)"$/gm), ([, key, value]) => [key, value])];
    })
    .map(([name, settings]) => [name, Object.fromEntries(settings as [string, string][])]),
) as Record<string, Record<string, string>>;

it('Netlify builds the release of main, and a preview of everything else', () => {
  expect(netlify).toEqual({
    build: { command: 'npm run build', publish: 'dist' },
    'context.production.environment': { WAITLIST_REQUIRED: '1' },
    'context.deploy-preview.environment': { SITE_PREVIEW: '1' },
    'context.branch-deploy.environment': { SITE_PREVIEW: '1' },
  });
});

it('Vercel builds previews, and never main, whose headers it would not read', () => {
  expect(vercel).toMatchObject({
    framework: null,
    buildCommand: 'SITE_PREVIEW=1 npm run build',
    outputDirectory: 'dist',
    git: { deploymentEnabled: { main: false } },
  });
});

it('previews on Vercel have every security header but the policy, which is known after the build', () => {
  const [{ source, headers } = { source: '', headers: [] }] = vercel.headers;
  expect(source).toBe('/(.*)');
  expect(Object.fromEntries(headers.map(({ key, value }) => [key, value]))).toEqual({
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin',
    'Permissions-Policy': expect.stringMatching(/^([a-z-]+=\(\)(, (?=.)|$))+$/),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
});
