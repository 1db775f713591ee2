import { BuildError } from './build-error';

/** The result of a query. Gatsby types its errors as any. */
interface QueryResult<Data> {
  data?: Data | null | undefined;
  errors?: readonly Error[];
}

/**
 * Takes the data out of the result of a query.
 *
 * @param place where the query is, such as `gatsby-node.ts`
 * @throws BuildError when the query has failed
 */
export function dataOfQuery<Data>({ data, errors = [] }: QueryResult<Data>, place: string): Data {
  if (data && errors.length === 0) return data;
  const reasons = errors.map(({ message }) => message).join('\n');
  throw new BuildError(`The query in ${place} has failed: ${reasons}`);
}
