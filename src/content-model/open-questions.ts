/** Something that has to be settled before the site for visitors is launched. */
export interface OpenPoint {
  /** Who can close it. */
  who: 'customer' | 'counsel' | 'editor' | 'operator of the host';
  /** What is open, as a sentence without a full stop or a question. */
  what: string;
  /** What closes it, in one sentence. */
  how: string;
  /** Whether the site for visitors cannot be built while it is open. */
  stops: boolean;
}

/** Questions that only people can answer: who answers, the question, and what to do with the answer. */
const QUESTIONS: readonly [who: OpenPoint['who'], question: string, how: string][] = [
  [
    'counsel',
    'Which law governs the terms, and which court decides?',
    'Settle it with the customer, and write it into "Law and disputes" in content/legal/terms.mdx.',
  ],
  [
    'counsel',
    'Do visitors have to agree to the terms at the form?',
    'Say whether the sentence at the form is enough.',
  ],
  [
    'counsel',
    'May people under 18 join?',
    'Settle it, and correct content/legal/terms.mdx and content/legal/privacy.mdx.',
  ],
  [
    'counsel',
    'Does the operator need a representative in the EU, the UK or Switzerland?',
    'If so, write "euRepresentative" and "ukRepresentative" in content/site.yaml, and the Privacy Notice names them. For Switzerland, add a sentence.',
  ],
  [
    'counsel',
    'Are the periods right for which details are kept? They are our proposal',
    'Settle them with the customer and the providers, and correct content/legal/privacy.mdx.',
  ],
  [
    'counsel',
    'Which safeguard covers details that go to providers in another country?',
    'Settle it with the customer, who sends a copy of it to anyone who asks.',
  ],
  [
    'counsel',
    'Does the CCPA of California apply to the operator?',
    'If so, add the rights that it gives, and its 45 days for an answer, to content/legal/privacy.mdx.',
  ],
  [
    'counsel',
    'Does a name with "Bank" in it need a permission? New York asks for one',
    'Ask the banking departments of the states that matter, or choose another name.',
  ],
  ['customer', 'Is it true that no bank pays us or reviews our issues?', 'Confirm it; the texts rely on it.'],
  [
    'customer',
    'Do we correct factual errors, and say what changed?',
    'Name the person who reads the mailbox and corrects, and content/legal/disclaimer.mdx can say that we do.',
  ],
  [
    'customer',
    'Will the first issue name the editors and their backgrounds?',
    'Confirm it, or correct content/faq/team.mdx.',
  ],
  [
    'customer',
    'Does each email show the postal address, and is somebody who unsubscribes off the list within 10 business days?',
    'Join with an address of your own and leave again, once the mailing system is set up.',
  ],
  [
    'customer',
    'Who answers requests about personal details in time (in Europe, one month), and deletes entries when their period ends?',
    'Name the person, and put the dates into their calendar.',
  ],
  [
    'customer',
    "Are issues, bulletins and meetings the same for everybody, without answers about one person's account?",
    'Agree on it with everybody who writes or hosts a meeting.',
  ],
  [
    'operator of the host',
    'Who keeps the daily build going? GitHub disables the workflow of a public repository after 60 days without activity, and of any repository when whoever last changed its schedule leaves the organization; merged changes are then not published either',
    'Put a day every seven weeks into a calendar. On it, open Actions → Publish: if there is a button "Enable workflow", click it, then "Run workflow". GitHub also sends an email a week before.',
  ],
];

/** The questions as open points. They are listed until the first publication, and none of them stops it. */
export const OPEN_QUESTIONS: readonly OpenPoint[] = QUESTIONS.map(([who, question, how]) => ({
  who,
  what: question,
  how,
  stops: false,
}));
