import type { Finding } from '../../shared/text/finding';
import type { Component, Entry } from './decap';

/** The class of the element with the text in the pane, for the styles of the site. */
export const TEXT_CLASS = 'prose';

/** The further classes in the pane. A finding has its severity as its class. */
export const PANE_CLASSES = { pane: 'pane', findings: 'findings', condition: 'condition' } as const;

const ERROR = 'error' satisfies Finding['severity'];

export interface Preview {
  /** The findings of the content check in the text as it is in the form. */
  findings: readonly DescribedFinding[];
  /** The heading of the text; empty when it has none. */
  heading: string;
  /** The text as the site shows it; undefined when the file has no text, or the text has mistakes. */
  html: string | undefined;
}

export interface DescribedFinding extends Pick<Finding, 'severity' | 'message' | 'help'> {
  /** The place of the mistake in the form, unless the message says it. */
  place?: string;
}

export const sentenceOf = ({ place, message }: DescribedFinding): string =>
  place === undefined ? `${message}.` : `${place}: ${message}.`;

const SEVERITY_LABELS = {
  error: 'Mistake',
  warning: 'Please look at',
  note: 'For information',
};

export function previewPane(previewOf: (entry: Entry) => Preview): Component {
  const { h, createClass } = window;
  const listOf = (findings: readonly DescribedFinding[]) =>
    findings.map((finding, index) =>
      h(
        'li',
        { key: index, className: finding.severity },
        h('strong', null, `${SEVERITY_LABELS[finding.severity]}: `),
        sentenceOf(finding),
        h('br', null),
        finding.help,
      ),
    );
  return createClass({
    render(this: { props: { entry: Entry } }) {
      const { findings, heading, html } = previewOf(this.props.entry);
      const isFine = findings.every(({ severity }) => severity !== 'error');
      return h(
        'div',
        { className: PANE_CLASSES.pane },
        h(
          'section',
          { className: PANE_CLASSES.findings, 'aria-label': 'Check' },
          h(
            'p',
            null,
            isFine ? 'The check finds no mistake.' : 'You can save once the mistakes are corrected.',
          ),
          h('ul', null, listOf(findings)),
        ),
        h('h2', null, heading),
        html === undefined
          ? null
          : h('div', { className: TEXT_CLASS, dangerouslySetInnerHTML: { __html: html } }),
      );
    },
  });
}

// The contrast of these colors on white is at least 4.5:1 for text, and 3:1 for a line (WCAG 1.4.3, 1.4.11).
const ERROR_COLOR = '#b00020';
const CONDITION_COLOR = '#545c6b';
const CONDITION_LINE_COLOR = '#798291';

export const PANE_STYLES = `
  /* The wide padding on the right keeps the text clear of two buttons of Decap. */
  .${PANE_CLASSES.pane} { padding: 1.5rem 4rem 1.5rem 1.5rem; }
  .${PANE_CLASSES.findings} { margin-bottom: 2rem; padding: 0.75rem 1rem; border: 1px solid; font-size: 0.9rem; }
  .${PANE_CLASSES.findings} ul { margin: 0; padding-left: 1.2rem; }
  .${PANE_CLASSES.pane} > h2 { margin-bottom: 1rem; }
  .${PANE_CLASSES.condition} { padding-left: 1rem; border-left: 3px solid ${CONDITION_LINE_COLOR}; }
  .${PANE_CLASSES.condition} > p:first-child { color: ${CONDITION_COLOR}; font-size: 0.85rem; }
  .${PANE_CLASSES.findings} .${ERROR} strong { color: ${ERROR_COLOR}; }
`;
