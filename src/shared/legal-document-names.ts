/** The names of the legal documents in the order of their tabs (docs/requirements.md, section 2). */
export const LEGAL_DOCUMENT_NAMES = ['terms', 'privacy', 'cookie', 'disclaimer'] as const;
