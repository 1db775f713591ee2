import { render, screen, within } from '@testing-library/react';
import { SiteUrlContext } from '../../ui/site-url';
import { LEGAL_TEXT, NEXT_VERSION, PERIOD, PREVIOUS_VERSION } from '../fixtures/legal-text';
import { LegalDocument } from './LegalDocument';

function show(changes: Partial<Queries.LegalDocumentFragment['currentVersion']> = {}) {
  const legalDocument = {
    name: 'terms',
    file: 'legal/terms.mdx',
    currentVersion: { ...LEGAL_TEXT, isRecorded: true, ...changes },
  };
  return render(
    <SiteUrlContext.Provider value="https://brief.example">
      <LegalDocument legalDocument={legalDocument} />
    </SiteUrlContext.Provider>,
  );
}

const textOf = ({ container }: { container: HTMLElement }) => container.textContent.replaceAll('\u00a0', ' ');

it('lists its clauses, each with a link to its heading', () => {
  show();
  const contents = within(screen.getByRole('navigation', { name: 'Contents: Terms of Use' }));
  for (const name of ['Leaving', 'What it costs']) {
    const heading = screen.getByRole('heading', { level: 3, name });
    expect(contents.getByRole('link', { name })).toHaveAttribute('href', `#${heading.id}`);
  }
});

it('has the address of its tab, for print', () => {
  expect(textOf(show())).toContain('https://brief.example/legal?tab=terms');
});

it('marks the key phrases of its summary', () => {
  const { container } = show();
  const marked = Array.from(container.querySelectorAll('mark'), ({ textContent }) => textContent);
  expect(marked).toEqual(['at any time', 'at no cost']);
});

it('links its date to the page of the version', () => {
  show();
  expect(screen.getByRole('link', { name: 'May\u00a02, 2025' })).toHaveAttribute('href', LEGAL_TEXT.path);
});

it('says that a version which replaced another one is in effect from its date', () => {
  const text = textOf(show({ period: { ...PERIOD, isFirstDayKnown: true }, previous: PREVIOUS_VERSION }));
  expect(text).toContain('Last updated May 2, 2025. In effect from that day.');
});

it('says that a first version is in effect from the day on which the site went public', () => {
  const text = textOf(show({ period: { ...PERIOD, firstDay: '2026-12-01', isFirstDayKnown: true } }));
  expect(text).toContain(
    'Last updated May 2, 2025. In effect since this site went public on December 1, 2026.',
  );
});

it("doesn't say that a first version is in effect from its date, while the day of its publication is unknown", () => {
  const text = textOf(show());
  expect(text).toContain('Last updated May 2, 2025');
  expect(text).not.toMatch(/in effect/i);
});

it('says when it is replaced, and what will change', () => {
  const period = { ...PERIOD, isFirstDayKnown: true, lastDay: '2026-11-30' };
  const text = textOf(show({ period, next: NEXT_VERSION }));
  expect(text).toContain('In effect from May 2, 2025 to November 30, 2026.');
  expect(text).toContain('From December 1, 2026, the next version applies. Dates are in UTC.');
  expect(text).toContain('What will change: Costs are named.');
  expect(text).not.toContain('In effect from that day');
});

it('does not mention when it is in effect, or the next version, before the site is public', () => {
  const text = textOf(show({ period: null, next: NEXT_VERSION }));
  expect(text).toContain('Last updated May 2, 2025');
  expect(text).not.toMatch(/in effect|next version/i);
});

it.each([
  ['the first version', null, 0],
  ['a later version', PREVIOUS_VERSION, 1],
])('links %s to what it changed, if there is anything', (_what, previous, links) => {
  show({ previous });
  const changes = screen.queryAllByRole('link', { name: 'See every change' });
  expect(changes.map((link) => link.getAttribute('href'))).toEqual(
    Array(links).fill(`${LEGAL_TEXT.path}#changes`),
  );
});

it('says that an unrecorded text is a draft, and links to no page of its version', () => {
  show({ isRecorded: false, period: null, previous: PREVIOUS_VERSION });
  expect(screen.getByText('Draft.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'May\u00a02, 2025' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'See every change' })).toBeNull();
});

it("doesn't say that a recorded text is a draft", () => {
  show();
  expect(screen.queryByText('Draft.')).toBeNull();
});
