import { findingsOfFile, type ContentCheckOptions } from '../../content-check';
import { normalizeText, readYaml, type Facts } from '../../mdx-content';
import { BODY, FACTS_FILE } from '../config/decap-config';
import type { DecapField } from '../config/decap-fields';
import type { EditorData } from '../editor-data';
import { mdxFormat, yamlFormat } from '../format/entry-file';
import type { Entry, ImmutableMap } from './decap';
import { describeFinding, fileOf, isUnsaved, type EditedFile } from './edited-file';
import { previewHtml } from './preview-html';
import { sentenceOf, type DescribedFinding, type Preview } from './preview';
import type { EditorSite } from './start-editor';
import type { TakeBack } from './take-back';

/** Decap shows an error with its name, as "Error: …", unless it has none. */
class NotSaved extends Error {
  override name = '';
}

/** What the forms of a site become: files, findings of the content check, and previews. */
export class Forms {
  private readonly content: Record<string, string>;
  private readonly options: ContentCheckOptions;
  /** The text of a new entry that was just saved; Decap tells the name of its file only afterwards. */
  private justCreated: string | undefined;

  /** @param fieldsOf finds the fields of the form of a file */
  constructor(
    private readonly site: EditorSite,
    private readonly data: EditorData,
    private readonly fieldsOf: (file: EditedFile) => readonly DecapField[],
    private readonly takeBack: TakeBack,
  ) {
    this.content = { ...data.content };
    this.options = site.checkOptions({ today: data.today });
  }

  /** Whether the text of an entry is the same in every build, as that of a legal document. */
  isFixed(entry: Entry): boolean {
    return Boolean(this.fileOf(entry).kind?.isFixed);
  }

  /** What the pane beside a form shows of it. */
  preview(entry: Entry): Preview {
    const file = this.fileOf(entry);
    const fields = this.valuesOf(entry);
    const heading = file.kind ? firstText(fields, 'question', 'heading', 'title') : '';
    try {
      const text = this.textOf(file, fields);
      const findings = this.check(file, text);
      return { heading, findings, html: this.htmlOf(file, firstText(fields, BODY)) };
    } catch (error) {
      const { message } = error as Error;
      return {
        heading,
        findings: [{ severity: 'error', place: 'Form', message, help: '' }],
        html: undefined,
      };
    }
  }

  /**
   * Refuses a form with mistakes.
   *
   * @returns the data to save
   * @throws Error that says the first mistake, and how many there are; Decap then saves nothing, and shows it
   */
  beforeSave(entry: Entry): ImmutableMap {
    const file = this.fileOf(entry);
    const data = this.takeBack.apply(file.path, dataOf(entry));
    const errors = this.check(file, this.textOf(file, data.toJS())).filter(isError);
    const [first, ...others] = errors;
    if (!first) return data;
    const rest = others.length > 0 ? ` And ${others.length} more: see the box beside the form.` : '';
    throw new NotSaved(`${sentenceOf(first)}${rest}`);
  }

  /** Keeps what was saved, with which later checks compare. */
  afterSave(entry: Entry): void {
    const file = this.fileOf(entry);
    const text = this.textOf(file, this.valuesOf(entry));
    if (isUnsaved(entry)) this.justCreated = text;
    else this.content[file.path] = text;
  }

  private valuesOf(entry: Entry): Record<string, unknown> {
    return this.takeBack.apply(this.fileOf(entry).path, dataOf(entry)).toJS();
  }

  private fileOf(entry: Entry): EditedFile {
    const file = fileOf(entry, this.site.model, this.site.groups);
    if (this.justCreated !== undefined && !isUnsaved(entry) && !(file.path in this.content)) {
      this.content[file.path] = this.justCreated;
      this.justCreated = undefined;
    }
    return file;
  }

  /**
   * @returns what would be written into the file
   * @throws Error with a sentence when it would not be what the form shows
   */
  private textOf(file: EditedFile, values: Record<string, unknown>): string {
    const format = file.path === FACTS_FILE ? yamlFormat : mdxFormat;
    const order = this.fieldsOf(file).map(({ name }) => name);
    return format.toFile(values, order);
  }

  private check(file: EditedFile, text: string): DescribedFinding[] {
    const files = { content: this.content, staticFiles: this.data.staticFiles };
    const fields = this.fieldsOf(file);
    return findingsOfFile(file.path, text, files, this.options).map((finding) =>
      describeFinding(finding, file.path, text, fields, (other) => this.titleOf(other)),
    );
  }

  /** The first field of a text, which says what it is: the question, the heading, the title. */
  private titleOf(path: string): string {
    const fields = this.content[path]?.split('\n') ?? [];
    return /^\w+: (.+)$/.exec(fields[1] ?? '')?.[1] ?? path;
  }

  /** The text as the site shows it, with the alternatives for every state of the form. */
  private htmlOf({ kind }: EditedFile, body: string): string | undefined {
    const { model } = this.site;
    const facts = this.facts();
    if (!kind || !facts) return undefined;
    try {
      return previewHtml(body, model, facts, kind.headingLevel);
    } catch {
      // The check says what is wrong.
      return undefined;
    }
  }

  private facts(): Facts | undefined {
    const yaml = normalizeText(this.content[FACTS_FILE] ?? '');
    return readYaml(yaml, this.site.model.facts, () => undefined)?.value;
  }
}

/** The first of some fields that is filled in; empty when none is. */
function firstText(fields: Record<string, unknown>, ...names: string[]): string {
  const texts = names.map((name) => fields[name]);
  return texts.find((text) => typeof text === 'string') ?? '';
}

const isError = ({ severity }: DescribedFinding) => severity === 'error';

const dataOf = (entry: Entry) => entry.get('data') as ImmutableMap;
