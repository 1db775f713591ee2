import { HtmlValidate, type ConfigData } from 'html-validate';
import type { Finding } from '../../plugins/site-content/parse/finding';
import { found, type BuiltSite } from './built-site';

/** Strict, but for what React, Gatsby or a decision of this site makes otherwise; each with its reason. */
const CONFIG: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // React writes <meta/>, required="" and dateTime, Gatsby async: the same to every parser of HTML.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': ['error', { style: 'empty' }],
    // Gatsby's root is #___gatsby: unusual, and valid.
    'valid-id': ['error', { relaxed: true }],
    // Lists, groups and figures have names here, as WAI-ARIA allows.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Files of the site itself come with the page that names them.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
};

/** HTML as html-validate judges it. */
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
