import { HtmlValidate } from 'html-validate';
import { EDITOR_PAGE } from './editor-page';

it('is valid HTML without inline code', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:recommended', 'html-validate:document'],
    // Files of the site itself come from the same server as the page.
    rules: { 'require-sri': ['error', { target: 'crossorigin' }] },
  });
  const { results } = await validator.validateString(EDITOR_PAGE);
  expect(results.flatMap(({ messages }) => messages)).toEqual([]);
  expect(EDITOR_PAGE).not.toMatch(/<script>|<style|style=|onload=/);
});
