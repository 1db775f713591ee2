import type { FieldPath } from '../../shared/text/finding';
import type { UnreadableFile } from './read-fields';

/** Says why what is in a form can't be written into its file. */
export class UnwritableEntryError extends Error {
  private constructor(
    /** Says what is wrong, in a sentence without a full stop. */
    readonly reason: string,
    /** Says what to do about it, in sentences. */
    readonly help: string,
    /** The path to the field that is wrong; empty when all fields are. */
    readonly path: FieldPath,
  ) {
    super(`${reason}. ${help}`);
  }

  /** The file has a mistake, so that the form shows nothing of it. */
  static unreadable({ line }: UnreadableFile): UnwritableEntryError {
    return new UnwritableEntryError(
      `the form can't read this file: there is a mistake in or above line ${line}`,
      'Ask a maintainer to correct it, then open the file again.',
      [],
    );
  }

  /** The file wouldn't read back as what the form shows in a field. */
  static lossAt(path: FieldPath): UnwritableEntryError {
    return new UnwritableEntryError(
      'this would not come back as you typed it',
      'Undo your change there and save the rest; a maintainer can make that change in the file.',
      path,
    );
  }
}
