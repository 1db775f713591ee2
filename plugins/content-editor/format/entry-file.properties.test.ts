import fc from 'fast-check';
import matter from 'gray-matter';
import { mdxFormat, SOURCE, yamlFormat, type EntryData } from './entry-file';
import { typedText, writtenFields, type Range, type WrittenFields } from './fixtures/arbitrary-yaml';
import { pathsIn, valueAt, withValueAt } from './fixtures/form-edits';
import { findDifference, isGroup, withoutEmptyValues, type ValuePath } from './form-values';

const RUNS = { numRuns: 150 };

/** The form's fields after an edit, and the path to the field or the list that is edited. */
interface EditedForm {
  form: EntryData;
  path: ValuePath;
}

const choice = fc.record({
  field: fc.nat(),
  position: fc.nat(),
  text: typedText,
  action: fc.constantFrom('type', 'replace', 'clear', 'add', 'remove', 'move'),
});
type Choice = typeof choice extends fc.Arbitrary<infer Value> ? Value : never;

/** Does what an editor does to one of the values of a form. */
function edit(value: EntryData, { field, position, text, action }: Choice): EditedForm {
  const paths = pathsIn(value);
  const path = paths[field % paths.length] ?? [];
  return { form: withValueAt(path, value, edited(valueAt(path, value))) as EntryData, path };

  function edited(old: unknown): unknown {
    if (Array.isArray(old)) {
      const index = position % old.length;
      const item: unknown = old[index];
      const others = old.filter((_, other) => other !== index);
      if (action === 'remove') return others as unknown[];
      if (action === 'move') return [...others, item] as unknown[];
      const added = isGroup(item) ? { title: text, text: [text, 'One more'] } : text;
      return [...old.slice(0, index), added, ...old.slice(index)] as unknown[];
    }
    if (isGroup(old)) return { ...old, subtitle: text, list: [{ label: text }] };
    if (typeof old !== 'string' || action === 'replace') return text;
    if (action === 'clear') return '';
    const start = position % (old.length + 1);
    return old.slice(0, start) + (action === 'remove' ? '' : text) + old.slice(start + (text.length % 3));
  }
}

/** The lines that may differ: those of the edited field, or of what is empty without it. */
function linesOf({ form, path }: EditedForm, { yaml, ranges }: WrittenFields): Range {
  let edited = path;
  const isCleared = () => withoutEmptyValues(valueAt(edited, form)) === undefined;
  while (edited.length > 0 && isCleared()) edited = edited.slice(0, -1);
  return ranges.get(edited.join('/')) ?? [0, yaml.length];
}

function save(format: typeof yamlFormat, source: string, form: EntryData, more: EntryData = {}): string {
  return format.toFile({ ...form, ...more, [SOURCE]: source }, ['title', 'subtitle', 'note']);
}

/** Does several edits, one after the other. */
const editOften = (value: EntryData, choices: readonly Choice[]): EntryData =>
  choices.reduce<EntryData>((form, chosen) => edit(form, chosen).form, value);

/** Whether a text has all lines of another one, in their order. */
function hasLinesOf(text: string, other: string): boolean {
  const lines = text.split('\n');
  let from = 0;
  for (const line of other.split('\n')) {
    const index = lines.indexOf(line, from);
    if (index === -1) return false;
    from = index + 1;
  }
  return true;
}

const plainDates = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value).replace(/"(\d{4}-\d\d-\d\d)T00:00:00\.000Z"/g, '"$1"'));

it('reads arbitrary files and writes them back byte for byte', () => {
  fc.assert(
    fc.property(writtenFields, ({ yaml, value }) => {
      expect(findDifference(yamlFormat.fromFile(yaml), { ...value, [SOURCE]: yaml })).toBeUndefined();
      expect(yamlFormat.toFile(yamlFormat.fromFile(yaml))).toBe(yaml);
    }),
    RUNS,
  );
});

it('writes any edit so that it reads back, and changes no line of another field', () => {
  fc.assert(
    fc.property(writtenFields, choice, (file, chosen) => {
      const change = edit(file.value, chosen);
      const written = save(yamlFormat, file.yaml, change.form);
      const { [SOURCE]: _source, ...readBack } = yamlFormat.fromFile(written);
      expect(findDifference(readBack, change.form)).toBeUndefined();
      if (isGroup(valueAt(change.path, file.value))) expect(hasLinesOf(written, file.yaml)).toBe(true);
      const [start, end] = linesOf(change, file);
      expect(written.slice(0, start)).toBe(file.yaml.slice(0, start));
      expect(written.endsWith(file.yaml.slice(end))).toBe(true);
    }),
    RUNS,
  );
});

it('writes nothing that gatsby-plugin-mdx would read otherwise', () => {
  fc.assert(
    fc.property(writtenFields, choice, ({ yaml, value }, chosen) => {
      const { form } = edit(value, chosen);
      const written = save(mdxFormat, `---\n${yaml}---\n`, form);
      const published = matter(written, {}).data;
      expect(findDifference(plainDates(published), plainDates(form))).toBeUndefined();
    }),
    RUNS,
  );
});

it('writes nothing more when it saves again', () => {
  const choices = fc.array(choice, { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(writtenFields, choices, ({ yaml, value }, chosen) => {
      const form = editOften(value, chosen);
      const written = save(yamlFormat, yaml, form);
      expect(save(yamlFormat, written, form)).toBe(written);
      expect(yamlFormat.toFile(yamlFormat.fromFile(written))).toBe(written);
    }),
    RUNS,
  );
});

it('edits files from Windows as it edits others', () => {
  const onWindows = (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`;
  fc.assert(
    fc.property(writtenFields, choice, typedText, ({ yaml, value }, chosen, body) => {
      const { form } = edit(value, chosen);
      const source = `---\n${yaml}---\n\nOne line.\n\nAnother line.\n`;
      const written = save(mdxFormat, source, form, { body });
      expect(save(mdxFormat, onWindows(source), form, { body })).toBe(onWindows(written));
    }),
    RUNS,
  );
});

it('writes a new file that reads back', () => {
  fc.assert(
    fc.property(writtenFields, choice, typedText, ({ value }, chosen, body) => {
      const { form } = edit(value, chosen);
      const written = mdxFormat.toFile({ ...form, body });
      expect(save(mdxFormat, written, form, { body })).toBe(written);
    }),
    RUNS,
  );
});
