import * as z from 'zod';
import { defineKind } from './define-kind';
import { description, heading } from './fields';
import type { ModelKind } from './model-types';

/** The group of the forms for the folder `pages`. */
export const OTHER_PAGES: ModelKind['formGroup'] = {
  title: 'Other pages',
  description: 'The texts of all other pages, and the labels that several pages have.',
};

interface PageKindDescription extends Pick<ModelKind, 'type' | 'title' | 'body'> {
  /** The name of its file, without `.mdx`. */
  name: string;
  page: string;
}

/**
 * @param fields the fields below the description
 * @returns the kind of the text of a page other than the home page, which has one file in content/pages
 */
export const definePageKind = (
  { name, ...kind }: PageKindDescription,
  fields: z.ZodRawShape = {},
): ModelKind =>
  defineKind({
    ...kind,
    interfaces: ['PageText'],
    formGroup: OTHER_PAGES,
    folder: 'pages',
    names: [name],
    titleField: 'heading',
    frontMatter: z.strictObject({ heading, description, ...fields }),
  });
