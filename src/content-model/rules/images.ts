import type { Definition, Image, ImageReference, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import type { Place, Report } from '../finding';
import { startOf, type Rule } from './rule';

/** Images say what they show, and come from this site, which loads nothing from others. */
export const images: Rule = ({ document: { tree } }, { addresses }, report) => {
  if (!tree) return;
  const root = tree as Root;
  const definitions = new Map<string, string>();
  visit(root, 'definition', ({ identifier, url }: Definition) => {
    definitions.set(identifier, url);
  });
  visit(root, (node) => {
    if (node.type === 'image' || node.type === 'imageReference') {
      alternative(node, report);
      const url = node.type === 'image' ? node.url : (definitions.get(node.identifier) ?? '');
      source(url, startOf(node), addresses.files, report);
    }
    if (node.type === 'mdxJsxFlowElement' && (node as MdxJsxFlowElement).name === 'Figure') {
      for (const attribute of (node as MdxJsxFlowElement).attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'src') continue;
        if (typeof attribute.value === 'string' && attribute.value.trim() !== '') {
          source(attribute.value, startOf(node), addresses.files, report);
        }
      }
    }
  });
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
