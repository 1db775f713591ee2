import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import type * as z from 'zod';
import { EDITOR_PATH } from '../../plugins/content-editor';
import { CONTENT_KINDS } from '../../config/content-model/kinds';
import { validFieldsOf } from '../../tests/support/front-matter';

/** What Decap shows above a form that has loaded its file, and has nothing to save. */
const NOTHING_TO_SAVE = 'Changes saved';

/** A tab with the editor, in which a test does what staff do. */
export class EditorTab {
  /** The field for the text below the other fields. */
  readonly body: Locator;
  /** The pane beside the form: what the check says, and the text as the site shows it. */
  readonly pane: FrameLocator;
  private readonly nothingToSave: Locator;

  /** @param origin where the editor is served, without a slash at the end */
  constructor(
    readonly page: Page,
    private readonly origin: string,
  ) {
    this.body = page.getByLabel('Text', { exact: true });
    this.pane = page.frameLocator('#preview-pane');
    this.nothingToSave = page.getByText(NOTHING_TO_SAVE, { exact: true });
  }

  /**
   * Goes to a view of the editor. Only the fragment changes, so a tab in which Decap runs doesn't
   * load it again.
   */
  async goTo(view: string): Promise<void> {
    await this.page.goto(`${this.origin}${EDITOR_PATH}/#/collections/${view}`);
  }

  /**
   * Opens the form of a file by way of the list of its group: the list shows no form that the test could take
   * for this one.
   */
  async openForm(group: string, form: string): Promise<void> {
    await this.goTo(group);
    await expect(this.nothingToSave).toBeHidden();
    await this.goTo(`${group}/entries/${form}`);
    await expect(this.nothingToSave).toBeVisible();
  }

  /** @returns the field of the form with exactly this label */
  field(label: string): Locator {
    return this.page.getByLabel(label, { exact: true });
  }

  /**
   * Fills in all fields that a kind of content requires.
   *
   * @param values take the place of the fixture's
   */
  async fillFields(type: string, values: Record<string, unknown>): Promise<void> {
    const shape = CONTENT_KINDS.find((kind) => kind.type === type)?.frontMatter.shape;
    for (const [name, value] of Object.entries({ ...validFieldsOf(type), ...values })) {
      const label = (shape?.[name] as z.ZodType | undefined)?.meta()?.title ?? name;
      await this.field(label).fill(String(value));
    }
  }

  /** Presses the buttons that save the form, which the editor may refuse. */
  async save(): Promise<void> {
    await this.page.getByRole('button', { name: 'Save', exact: true }).click();
    await this.page.getByText('Save now').click();
  }

  /** Saves the form, and waits until its file is written. */
  async saveAndWait(): Promise<void> {
    await this.save();
    await expect(this.nothingToSave).toBeVisible();
  }
}
