/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { LegalTabs } from './LegalTabs';

it('shows all documents in the page that Gatsby writes, for visitors without scripts', () => {
  const documents = ['terms', 'privacy'].map((name) => ({ name, label: name, pageTitle: name }));
  const slots = { terms: <p>Text of terms.</p>, privacy: <p>Text of privacy.</p> };
  const html = renderToString(<LegalTabs documents={documents} pageTitle="Legal" slots={slots} />);
  expect(html).toContain('Text of terms.');
  expect(html).toContain('Text of privacy.');
  expect(html).not.toMatch(/ hidden\b/);
});
