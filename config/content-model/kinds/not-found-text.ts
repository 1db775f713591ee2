import { text } from '../../../plugins/mdx-content';
import { ROUTES } from '../../../src/shared/routes';
import { definePageKind } from '../define-page-kind';

/** The words of the page that visitors get for an address that doesn't exist. */
export const NOT_FOUND_TEXT = definePageKind(
  {
    type: 'NotFoundText',
    name: 'not-found',
    title: 'Page not found',
    page: ROUTES.notFound,
    body: 'intro',
  },
  {
    addressLabel: text.meta({
      title: 'Label of the address',
      description: 'It is before the address that the visitor asked for.',
    }),
    pagesHeading: text.meta({ title: 'Heading of the list of pages' }),
  },
);
