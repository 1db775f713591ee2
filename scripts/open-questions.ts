/** Something that has to be settled before the site for visitors is launched. */
export interface OpenPoint {
  /** Who can close it. */
  who: 'customer' | 'counsel' | 'editor' | 'operator of the host';
  /** What is open: a question, or a sentence without its full stop. */
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
    'Does the operator need a representative in the EU, the UK or Switzerland?',
    'If so, write "euRepresentative" and "ukRepresentative" in content/site.yaml, and the Privacy Notice names them. For Switzerland, add a sentence to the notice.',
  ],
  [
    'counsel',
    'Which law governs the terms, and which court decides?',
    'The terms name neither. If they should, agree on it with the customer, and write it into "Law and disputes" in content/legal/terms.mdx.',
  ],
  [
    'counsel',
    'Is it enough that the form says, above its button, what people agree to by joining?',
    'It names the emails, the sender with its postal address, and how to unsubscribe. It also says that the waitlist is for people who are 18 or older, and where the terms are, but asks nobody to agree to them. It has no box to check. If the law of Europe or Canada, or the terms, need one, say what it has to ask.',
  ],
  [
    'counsel',
    'May people under 18 join?',
    'The texts say that the waitlist is for people who are 18 or older. If that is wrong, correct content/legal/terms.mdx and content/legal/privacy.mdx.',
  ],
  [
    'counsel',
    'Are the periods right for which details are kept, such as two years for proof and messages? We have only proposed them',
    'Agree on them with the customer and the providers, and correct "How long we keep details" in content/legal/privacy.mdx.',
  ],
  [
    'counsel',
    'Is the legal basis right for each purpose, including launch emails that people ask for by email, and meetings?',
    'Check the table in content/legal/privacy.mdx, and correct it there.',
  ],
  [
    'counsel',
    'Which safeguard covers details that go to providers in another country?',
    'Agree on one with the customer, who has to send a copy of it to anyone who asks.',
  ],
  [
    'counsel',
    'Does the CCPA of California apply to the operator?',
    'If it does, add the rights and periods that it gives to "If you live in California or another US state with a privacy law" in content/legal/privacy.mdx.',
  ],
  [
    'counsel',
    'Who is in charge of privacy for readers in Canada, and does the Privacy Notice have to show a name or a title?',
    'The notice gives the title "Person in charge of privacy" and the addresses at its top. Agree on somebody with the customer, and add the name to "If you live in Canada" in content/legal/privacy.mdx if the law needs it.',
  ],
  [
    'counsel',
    'Are the categories, the sentence about "Shine the Light", and the rights and the appeal of other states right for readers in the United States?',
    'Check "If you live in California or another US state with a privacy law" in content/legal/privacy.mdx, and correct it there.',
  ],
  [
    'counsel',
    'May the operator limit its liability as the terms and the Disclaimer do, for texts that it "prepared with reasonable care"?',
    'Check "Our responsibility to you" in content/legal/terms.mdx and "Accuracy and liability" in content/legal/disclaimer.mdx for the countries that matter.',
  ],
  [
    'counsel',
    'Does a name with "Bank" in it need a permit? New York asks for one',
    'Ask the banking departments of the states that matter, or choose another name.',
  ],
  [
    'customer',
    'The Disclaimer, the form and an answer say that no bank pays us or reviews what we publish. Is it true that no bank pays us, and that none sees a text before readers do?',
    'Confirm it, or correct content/legal/disclaimer.mdx, content/landing/waitlist.mdx and content/faq/team.mdx.',
  ],
  [
    'customer',
    'The Disclaimer says: "We correct factual errors and say what changed." Do you?',
    'Name the person who reads the mailbox and makes the corrections, or correct content/legal/disclaimer.mdx.',
  ],
  [
    'customer',
    'Will the first issue introduce the editors and their backgrounds?',
    'Confirm it, or correct content/faq/team.mdx.',
  ],
  [
    'customer',
    'Does each announcement, newsletter, bulletin and invitation show the postal address, and is somebody who unsubscribes off the list within 10 business days?',
    'Once the mailing system is set up, join with an address of your own, and leave again.',
  ],
  [
    'customer',
    'Will the mailing system record who opens an email or clicks a link? The texts say that we plan to keep that switched off',
    'Switch it off (src/waitlist/README.md says where Ghost has it), or describe it in content/legal/privacy.mdx and content/legal/cookie.mdx.',
  ],
  [
    'customer',
    'Which companies host the site, receive sign-ups, send the emails, handle our own mail and run the meetings? In which countries, and for how many days does the host keep its logs?',
    'Name them, their countries and the days in content/legal/privacy.mdx, which describes only what such companies do. Write what the system for sign-ups really records in place of what it can do. Check that each contract lets them use the details only as the notice says.',
  ],
  [
    'customer',
    'Who answers requests about personal details in time, and deletes entries when their period ends? The Privacy Notice says that we aim to answer everybody within 30 days, and to look at a refusal again',
    'Name the person, and put the dates into their calendar. In Europe, the law gives one month.',
  ],
  [
    'customer',
    'Who acknowledges a complaint from the United Kingdom within 30 days, as the Privacy Notice promises?',
    'Name the person, and somebody who steps in for them.',
  ],
  [
    'customer',
    'Will you email the people on the list before new terms or a new Privacy Notice affect them, and before the list goes to a new operator?',
    'Confirm it: the terms and the notice promise it.',
  ],
  [
    'customer',
    "Are issues, bulletins and meetings the same for everybody, without answers about one person's account?",
    'Agree on it with everybody who writes or hosts a meeting.',
  ],
  [
    'customer',
    'Do meetings run as the Privacy Notice says: under any name, with the camera off if people like, and without a recording?',
    'Set the meeting tool up like that, or correct "Web meetings" and the periods in content/legal/privacy.mdx before the first meeting.',
  ],
  [
    'customer',
    'Do you keep track of who asked by email to hear about the launch, and write to them only about that?',
    'Keep a list with the date of each request, and delete it when the Privacy Notice says so.',
  ],
  [
    'customer',
    'Will you delete the list if there is no launch within two years, or if you give up the service?',
    'Confirm it, or agree on another period with counsel, and correct content/legal/privacy.mdx.',
  ],
  [
    'operator of the host',
    'Who keeps the daily build going? GitHub disables the workflow of a public repository after 60 days without activity, and of any repository when whoever last changed its schedule leaves the organization; from then on, merged changes are not published either',
    'Put a day every seven weeks into a calendar. On that day, open Actions → Publish. If you see the button "Enable workflow", click it, and then "Run workflow". GitHub also sends an email a week before it disables a workflow.',
  ],
];

/** The questions as open points. They are listed until the first publication, and none of them stops it. */
export const OPEN_QUESTIONS: readonly OpenPoint[] = QUESTIONS.map(([who, question, how]) => ({
  who,
  what: question,
  how,
  stops: false,
}));
