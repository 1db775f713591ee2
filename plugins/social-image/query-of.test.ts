import * as z from 'zod';
import { queryOf } from './query-of';

it('selects the fields of a schema, and those of objects, lists and what may be null', () => {
  const name = z.object({ name: z.string() });
  const schema = z.object({
    site: name,
    page: z.object({ links: z.array(name), tags: z.array(z.string()), author: name.nullable() }),
    draft: z.boolean().nullable(),
  });
  expect(queryOf(schema)).toBe('{ site { name } page { links { name } tags author { name } } draft }');
});
