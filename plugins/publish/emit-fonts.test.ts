import type { Configuration } from 'webpack';
import { stub } from '../shared/fixtures/stub';
import { emitFonts } from './emit-fonts';

type Rules = NonNullable<Configuration['module']>['rules'];

const IMAGES = { test: /\.png$/, use: ['url-loader'] };
const FONTS = { test: /\.(ttf|woff2?)$/, use: ['url-loader'] };

/** @returns the rules that take the place of Gatsby's */
function rulesInPlaceOf(rules: Rules): Rules {
  const replaceWebpackConfig = jest.fn<unknown, [Configuration]>();
  emitFonts(
    stub({
      actions: { replaceWebpackConfig },
      getConfig: () => ({ module: { rules } }),
      loaders: { file: () => 'file-loader' },
    }),
  );
  return replaceWebpackConfig.mock.lastCall?.[0].module?.rules;
}

it('emits every font as a file, and leaves other rules as they are', () => {
  const oneOf = { oneOf: [{ test: /\.css$/ }] };
  expect(rulesInPlaceOf([IMAGES, { ...FONTS }, oneOf, '...', false])).toEqual([
    IMAGES,
    { ...FONTS, use: ['file-loader'] },
    oneOf,
    '...',
    false,
  ]);
});

it.each<[string, Rules]>([
  ['all rules are for other files', [IMAGES]],
  ['the rule is inside another one', [{ oneOf: [FONTS] }]],
  ['the rule has a function in place of a pattern', [{ ...FONTS, test: (file) => FONTS.test.test(file) }]],
])('names the file to adapt when %s', (_, rules) => {
  expect(() => rulesInPlaceOf(rules)).toThrow('adapt plugins/publish/emit-fonts.ts');
});
