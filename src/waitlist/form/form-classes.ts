/** The classes of the form, by which its styles find its parts. */
export const FORM_CLASSES = {
  /** The part that visitors see before a sign-up: the fields, the consent, the button and the text below. */
  fieldsGroup: 'fields-group',
  /** The hint for a field, or the message that takes its place. It is below the label. */
  note: 'note',
  /** The message that says what is wrong with an entry. */
  message: 'message',
  /** The sentence below the button, from the slot `nextStep` or `failed`. */
  belowButton: 'below-button',
  /** The group that takes the place of `fieldsGroup` in the state `joined`. */
  joinedGroup: 'joined-group',
} as const;
