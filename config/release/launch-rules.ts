/** The rules about what a site lacks before its launch. */
export const LAUNCH_RULES = {
  openFact: 'open-fact',
  launch: 'launch',
  receiver: 'receiver',
  unpublished: 'unpublished',
} as const;
