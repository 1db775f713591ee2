import type { Image, ImageReference } from 'mdast';
import type { Place, Report } from '../../parse/finding';
import { startOf, type Rule } from './rule';

/** Requires images to have an alternative text and a file in static/. */
export const images: Rule = ({ document: { nodes } }, { files }, report) => {
  const defined = new Map(nodes.of('definition').map(({ identifier, url }) => [identifier, url]));
  for (const node of nodes.of('image')) {
    alternative(node, report);
    source(node.url, startOf(node), files, report);
  }
  for (const node of nodes.of('imageReference')) {
    alternative(node, report);
    source(defined.get(node.identifier) ?? '', startOf(node), files, report);
  }
  for (const node of nodes.of('mdxJsxFlowElement')) {
    if (node.name !== 'Figure') continue;
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'src') continue;
      if (typeof attribute.value === 'string' && attribute.value.trim() !== '') {
        source(attribute.value, startOf(node), files, report);
      }
    }
  }
};

function alternative(node: Image | ImageReference, report: Report): void {
  if (node.alt?.trim()) return;
  report(startOf(node), {
    rule: 'image',
    message: 'this image has no words for those who cannot see it',
    help: 'Write what the image shows between the square brackets: ![what it shows](/picture.png).',
  });
}

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
