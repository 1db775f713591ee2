import { render, screen } from '@testing-library/react';
import { EditLink } from './EditLink';
import { EditorAddressContext, editorAddressOf } from './editor-address';

const SITE = { repository: 'https://forge.example.com/owner/site', url: 'https://www.example.org' };

/** @returns the address of the edit link; undefined when there is no link */
function editLink(
  siteFacts: Queries.EditorAddressFragment['siteFacts'],
  changes: Partial<Queries.EditorAddressFragment['siteBuild']>,
) {
  const siteBuild = { isPreview: false, hasLocalEditor: false, ...changes };
  const { unmount } = render(
    <EditorAddressContext.Provider value={editorAddressOf({ siteFacts, siteBuild })}>
      <EditLink file="faq/launch.mdx" />
    </EditorAddressContext.Provider>,
  );
  const href = screen.queryByText('Edit this text')?.getAttribute('href');
  unmount();
  return href;
}

const FORM = '/admin/#/collections/faq/entries/launch';

it('links to the form beside the site while the editor runs', () => {
  expect(editLink({ ...SITE, repository: null }, { hasLocalEditor: true })).toBe(FORM);
});

it('links from a preview to the form on the published site', () => {
  expect(editLink(SITE, { isPreview: true })).toBe(`https://www.example.org${FORM}`);
});

it('is missing from the published site, and from a preview without a repository', () => {
  expect(editLink(SITE, {})).toBeUndefined();
  expect(editLink({ ...SITE, repository: null }, { isPreview: true })).toBeUndefined();
});
