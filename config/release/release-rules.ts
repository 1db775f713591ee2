/** The rules about the facts and settings that a release needs. */
export const RELEASE_RULES = {
  missingFact: 'missing-fact',
  launch: 'launch',
  receiver: 'receiver',
  unpublished: 'unpublished',
} as const;
