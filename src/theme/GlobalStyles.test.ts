import { fontFaces } from './font-faces';
import { globalStyles } from './GlobalStyles';

it('has no semicolon between two rules, which would make plain CSS skip the second one in the editor', () => {
  const styles = `${fontFaces.styles} ${globalStyles.styles}`;
  expect(styles).toContain('box-sizing: border-box');
  expect(styles).not.toMatch(/\}\s*;/);
});
