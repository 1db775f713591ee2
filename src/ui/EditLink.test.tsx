import { render, screen } from '@testing-library/react';
import { EditLink, Editor, editorOf } from './EditLink';

const REPOSITORY = 'https://forge.example.com/owner/site';

/** @returns where the link in a build leads; undefined when there is none */
function editLink(preview: boolean, repository: string | null): string | null | undefined {
  const { unmount } = render(
    <Editor.Provider value={editorOf(repository, { preview, branch: 'patch/#1 é' })}>
      <EditLink file="faq/launch.mdx" />
    </Editor.Provider>,
  );
  const href = screen.queryByText('Edit this text')?.getAttribute('href');
  unmount();
  return href;
}

it('leads to the file on the branch of a preview', () => {
  expect(editLink(true, REPOSITORY)).toBe(`${REPOSITORY}/edit/patch/%231%20%C3%A9/content/faq/launch.mdx`);
});

it('is not in the published site, nor without a repository', () => {
  expect(editLink(false, REPOSITORY)).toBeUndefined();
  expect(editLink(true, null)).toBeUndefined();
});
