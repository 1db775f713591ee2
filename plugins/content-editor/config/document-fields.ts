import * as z from 'zod';
import type { ContentKind, ContentModel } from '../../mdx-content';
import { fieldsOfSchema, type DecapField } from './decap-fields';

export const BODY_WIDGET = 'content-body';

export const BODY = 'body';

const bodyField = ({ body }: ContentKind): DecapField => ({
  name: BODY,
  label: 'Text',
  widget: BODY_WIDGET,
  required: body !== 'intro',
  hint: 'Leave an empty line between two paragraphs. To make words bold or a link, select them and press the button. The site fills in what is between < and >: leave that as it is.',
});

export const documentFields = (kind: ContentKind, { unpublishedFields }: ContentModel): DecapField[] => [
  ...fieldsOfSchema(kind.frontMatter),
  ...(kind.body === 'none' ? [] : [bodyField(kind)]),
  ...fieldsOfSchema(z.strictObject(unpublishedFields)),
];
