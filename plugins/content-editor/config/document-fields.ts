import * as z from 'zod';
import type { ContentKind, ContentModel } from '../../mdx-content';
import { fieldsOf, type DecapField } from './decap-fields';

/** The name of our widget for Markdown. */
export const BODY_WIDGET = 'content-body';

/** The name of the field with the Markdown below the front matter. */
export const BODY = 'body';

/** The field with the Markdown of a file. An introduction may be empty. */
const bodyField = ({ body }: ContentKind): DecapField => ({
  name: BODY,
  label: 'Text',
  widget: BODY_WIDGET,
  required: body !== 'intro',
  hint: 'Leave an empty line between two paragraphs. To make words bold or a link, select them and press the button. The site fills in what stands between < and >: leave it as it is.',
});

/**
 * Makes the fields of an MDX file: the fields of its kind, its text, and the fields that only editors see.
 */
export const documentFields = (kind: ContentKind, { unpublishedFields }: ContentModel): DecapField[] => [
  ...fieldsOf(kind.frontMatter),
  ...(kind.body === 'none' ? [] : [bodyField(kind)]),
  ...fieldsOf(z.strictObject(unpublishedFields)),
];
