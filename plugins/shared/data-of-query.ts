/** The result of a query, in which Gatsby types the errors as any. */
interface QueryResult<Data> {
  data?: Data | null | undefined;
  errors?: readonly Error[];
}

/**
 * Takes the data out of the result of a query that an option of a plugin has.
 *
 * @param plugin the name of the plugin
 * @throws Error when the query has a mistake
 */
export function dataOfQuery<Data>({ data, errors = [] }: QueryResult<Data>, plugin: string): Data {
  if (data && errors.length === 0) return data;
  const mistakes = errors.map(({ message }) => message).join('\n');
  throw new Error(`The query in the options of plugins/${plugin} has a mistake: ${mistakes}`);
}
