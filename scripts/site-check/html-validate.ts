import { HtmlValidate, type ConfigData } from 'html-validate';
import type { Finding } from '../../plugins/site-content';
import { found, type BuiltSite } from './built-site';

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

/** The HTML is valid by html-validate. */
export async function checkWithHtmlValidate(site: BuiltSite): Promise<Finding[]> {
  const validator = new HtmlValidate(CONFIG);
  const reports = await Promise.all(
    site.pages.map(async ({ file, html }) => ({ file, report: await validator.validateString(html, file) })),
  );
  return reports.flatMap(({ file, report }) =>
    report.results
      .flatMap(({ messages }) => messages)
      .map(({ ruleId, message, line, column, ruleUrl }) =>
        found(
          site,
          file,
          { rule: `html/${ruleId}`, message, help: ruleUrl ?? 'See https://html-validate.org.' },
          { line, column },
        ),
      ),
  );
}
