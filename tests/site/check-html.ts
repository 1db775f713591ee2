import { HtmlValidate, type ConfigData } from 'html-validate';
import type { BuiltSite } from './built-site';

/** The recommended rules; each exception has its reason. */
const CONFIG: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // React writes <meta/>, required="" and dateTime, Gatsby async: parsers read them alike.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': ['error', { style: 'empty' }],
    // Gatsby's root is #___gatsby: unusual, and valid.
    'valid-id': ['error', { relaxed: true }],
    // WAI-ARIA allows names of lists, groups and figures.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Files of the site itself come from the same server as the page.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
};

/** Every page is valid HTML, without inline styles and repeated ids. */
export async function checkHtml({ pages }: BuiltSite): Promise<string[]> {
  const validator = new HtmlValidate(CONFIG);
  const reports = await Promise.all(pages.map(({ file, html }) => validator.validateString(html, file)));
  return reports
    .flatMap(({ results }) => results)
    .flatMap(({ filePath, messages }) =>
      messages.map(
        ({ line, column, message, ruleId }) => `${filePath}:${line}:${column}: ${message} (${ruleId})`,
      ),
    );
}
