import type { Place, Report } from '../../parse/finding';
import { startOf } from '../../parse/parse-body';
import type { Rule } from './rule';

/** Requires images to have an alternative text and a file in static/. */
export const images: Rule = ({ document: { nodes } }, { files }, report) => {
  const defined = new Map(nodes('definition').map(({ identifier, url }) => [identifier, url]));
  for (const node of nodes('image', 'imageReference')) {
    const place = startOf(node);
    source(node.type === 'image' ? node.url : (defined.get(node.identifier) ?? ''), place, files, report);
    if (node.alt?.trim()) continue;
    report(place, {
      rule: 'image',
      message: 'this image has no words for those who cannot see it',
      help: 'Write what the image shows between the square brackets: ![what it shows](/picture.png).',
    });
  }
  for (const node of nodes('mdxJsxFlowElement').filter(({ name }) => name === 'Figure')) {
    const src = node.attributes.find((attribute) => 'name' in attribute && attribute.name === 'src')?.value;
    // The rule on components reports an empty one.
    if (typeof src === 'string' && src.trim()) source(src, startOf(node), files, report);
  }
};

function source(url: string, place: Place, files: ReadonlySet<string>, report: Report): void {
  if (files.has(url)) return;
  const remote = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(url);
  report(place, {
    rule: 'image',
    message: remote
      ? 'an image cannot come from another place than this site'
      : `there is no file "${url}" in static/`,
    help: 'Put the image into the folder static/ and write its name with a slash before it: /picture.png. Capital letters count.',
  });
}
