import { versionFiles, versionPath } from '../../src/shared/legal-addresses';
import { readBuildSettings } from '../environment/build-settings';
import { publishOptions } from './publish-options';

const { build } = readBuildSettings({});
const editorOptions = {
  modulePath: 'editor.ts',
  repository: null,
  settings: build.editor,
  today: build.today,
};
const { isUncompressed } = publishOptions(build, editorOptions);

it.each([versionPath('terms', '2025-05-02'), versionFiles('privacy', '2025-05-02').text])(
  'writes no compressed copies of %s, which belongs to a version of a legal document',
  (file) => expect(isUncompressed?.(file)).toBe(true),
);

it.each(['/legal/index.html', '/legal/history/index.html', '/blog/legal/terms/2025-05-02/index.html'])(
  'writes compressed copies of %s',
  (file) => expect(isUncompressed?.(file)).toBe(false),
);
