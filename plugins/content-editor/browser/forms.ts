import { checkEditedFile, readYaml, type ContentCheckOptions } from '../../content-check/browser';
import { headingLevelOf, normalizeText, SITE_FACTS_FILE, type Facts } from '../../mdx-content';
import { isError } from '../../shared/text/finding';
import type { DecapField } from '../config/decap-fields';
import { BODY } from '../config/document-fields';
import type { EditorData } from '../editor-data';
import { mdxFormat, SOURCE, yamlFormat } from '../format/entry-formats';
import { UnwritableEntryError } from '../format/unwritable-entry-error';
import type { Entry, ImmutableMap } from './decap';
import { describeFinding, describeUnwritable } from './describe-finding';
import { fileOfEntry, isUnsaved, type EditedFile } from './edited-file';
import type { EditorSite } from './editor-site';
import type { FormExtension } from './form-extension';
import { previewHtml } from './preview-html';
import { sentenceOf, type DescribedFinding, type Preview } from './preview-pane';

/** An error with an empty name: Decap would show "Error: " before the message otherwise. */
class NotSavedError extends Error {
  override name = '';
}

/** Turns what is in the forms into files, checks them, and makes previews. */
export class Forms {
  private readonly content: Record<string, string>;
  private readonly options: ContentCheckOptions;
  /** The text of a new entry that was just saved, until Decap tells the name of its file. */
  private justCreated: string | undefined;

  /** @param fieldsOf finds the fields of the form of a file, by its path below `content/` */
  constructor(
    private readonly site: EditorSite,
    private readonly data: EditorData,
    private readonly fieldsOf: (file: string) => readonly DecapField[],
    private readonly extensions: readonly FormExtension[],
  ) {
    this.content = { ...data.content };
    this.options = site.checkOptions({ today: data.today });
  }

  /** Whether the text of an entry is the same in every build, like the text of a legal document. */
  isSameInEveryBuild(entry: Entry): boolean {
    return Boolean(this.fileOf(entry).kind?.isSameInEveryBuild);
  }

  preview(entry: Entry): Preview {
    this.nameJustCreated(entry);
    const file = this.fileOf(entry);
    const fields = this.valuesOf(entry);
    return {
      heading: textOfField(fields, file.kind?.titleField),
      findings: this.check(file, fields),
      html: this.htmlOf(file, textOfField(fields, BODY)),
    };
  }

  /**
   * Checks a form before Decap saves it.
   *
   * @returns the data to save
   * @throws NotSavedError with the first mistake and the number of others; Decap then shows it and
   *   saves nothing
   */
  beforeSave(entry: Entry): ImmutableMap {
    this.nameJustCreated(entry);
    const file = this.fileOf(entry);
    const data = this.dataOf(entry);
    const errors = this.check(file, data.toJS()).filter(isError);
    const [first, ...others] = errors;
    if (!first) return data;
    const rest = others.length > 0 ? ` And ${others.length} more: see the box beside the form.` : '';
    throw new NotSavedError(`${sentenceOf(first)}${rest}`);
  }

  /** Remembers the saved text, because later checks compare other texts with it. */
  afterSave(entry: Entry): void {
    this.nameJustCreated(entry);
    const file = this.fileOf(entry);
    const text = this.textOf(file, this.valuesOf(entry));
    if (isUnsaved(entry)) this.justCreated = text;
    else this.content[file.path] = text;
  }

  private valuesOf(entry: Entry): Record<string, unknown> {
    return this.dataOf(entry).toJS();
  }

  /** @returns what is in a form, as the extensions of the site change it */
  private dataOf(entry: Entry): ImmutableMap {
    const { path } = this.fileOf(entry);
    let data = entry.get('data') as ImmutableMap;
    for (const extension of this.extensions) data = extension.apply(path, data);
    return data;
  }

  private fileOf(entry: Entry): EditedFile {
    return fileOfEntry(entry, this.site.model);
  }

  /** Adds the text that was just created to the content, once an entry of Decap has the path of its file. */
  private nameJustCreated(entry: Entry): void {
    if (this.justCreated === undefined || isUnsaved(entry)) return;
    const { path } = this.fileOf(entry);
    if (path in this.content) return;
    this.content[path] = this.justCreated;
    this.justCreated = undefined;
  }

  /**
   * @returns the text that saving would write into the file
   * @throws UnwritableEntryError when that text wouldn't read back as what the form shows
   */
  private textOf(file: EditedFile, values: Record<string, unknown>): string {
    const format = file.path === SITE_FACTS_FILE ? yamlFormat : mdxFormat;
    const order = this.fieldsOf(file.path).map(({ name }) => name);
    return format.toFile(values, order);
  }

  private check(file: EditedFile, values: Record<string, unknown>): DescribedFinding[] {
    let text: string;
    try {
      text = this.textOf(file, values);
    } catch (error) {
      if (!(error instanceof UnwritableEntryError)) throw error;
      return [describeUnwritable(error, this.fieldsOf(file.path))];
    }
    const files = { content: this.content, staticFiles: this.data.staticFiles };
    const form = {
      file: file.path,
      text,
      fieldsOf: this.fieldsOf,
      titleOf: (path: string) => this.titleOf(path),
    };
    return checkEditedFile(file.path, text, files, this.options).map((finding) =>
      describeFinding(finding, form),
    );
  }

  /**
   * @returns the name of a file in messages: its first text, such as the question or the name in the menu,
   *   which is short, or its path if it has no text
   */
  private titleOf(path: string): string {
    if (path === SITE_FACTS_FILE) return this.site.factsGroup.title;
    const { [SOURCE]: _source, ...fields } = mdxFormat.fromFile(this.content[path] ?? '');
    const firstText = Object.values(fields).find((value) => typeof value === 'string');
    return firstText || path;
  }

  /**
   * @returns the text as the site shows it; undefined for the facts of the site, and for a text with mistakes
   */
  private htmlOf({ kind }: EditedFile, body: string): string | undefined {
    const { model } = this.site;
    const facts = this.facts();
    if (!kind || !facts) return undefined;
    try {
      return previewHtml(body, model, facts, headingLevelOf(kind));
    } catch {
      // The content check reports the mistake.
      return undefined;
    }
  }

  private facts(): Facts | undefined {
    const yaml = normalizeText(this.content[SITE_FACTS_FILE] ?? '');
    return readYaml(yaml, this.site.model.factsSchema, () => undefined)?.value;
  }
}

/** @returns the text of a field; an empty text when it has none, or when there is no such field */
function textOfField(fields: Record<string, unknown>, name: string | undefined): string {
  const value = name === undefined ? undefined : fields[name];
  return typeof value === 'string' ? value : '';
}
