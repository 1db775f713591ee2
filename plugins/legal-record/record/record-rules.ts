/** The rules about missing and superfluous versions and files of the record. */
export const RECORD_RULES = {
  /** An edited text isn't recorded, or the record still has what it takes back. */
  missing: 'record-missing',
  /** A file isn't in the ledger, as after a recording that was interrupted. */
  extra: 'record-extra',
  /** The record of a public site is gone. It has to be restored: nobody may start a new one. */
  lost: 'record-lost',
} as const;

/** The rules whose findings go away when the texts are recorded. */
export const SOLVED_BY_RECORDING: readonly string[] = [RECORD_RULES.missing, RECORD_RULES.extra];
