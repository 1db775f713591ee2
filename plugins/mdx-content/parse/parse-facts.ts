import { parse } from 'yaml';
import * as z from 'zod';
import { messageOf } from '../../shared/text/message-of';
import { InvalidFileError } from './invalid-file-error';

/**
 * Parses the facts of the site.
 *
 * @param yaml the normalized text of site.yaml (see normalizeText)
 * @throws InvalidFileError when the text isn't YAML, or the facts don't pass the schema
 */
export function parseFacts<Schema extends z.ZodObject>(yaml: string, schema: Schema): z.infer<Schema> {
  const { data, error } = schema.safeParse(parseYaml(yaml));
  if (error) throw new InvalidFileError(z.prettifyError(error));
  return data;
}

function parseYaml(text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    throw new InvalidFileError(messageOf(error));
  }
}
