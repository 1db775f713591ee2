import type { Locator, Page } from '@playwright/test';

/**
 * The questions of e2e/content/faq in the order of the page, by their anchors, each with words of its answer.
 */
export const FAQ = {
  'what-you-get': { question: 'What information will you provide?', answer: 'We plan three things' },
  launch: { question: 'When does the service launch?', answer: 'The launch date is our own estimate.' },
  'how-often': {
    question: 'How often will there be updates and meetings?',
    answer: 'Dates and hours of the meetings are not fixed yet.',
  },
  recommendations: {
    question: 'Do you recommend specific banks?',
    answer: 'For advice about your own circumstances, ask a licensed adviser.',
  },
  privacy: { question: 'How do you protect my privacy?', answer: 'This site sets no cookies.' },
  team: {
    question: 'What are your team’s qualifications?',
    answer: 'The work rests on public filings',
  },
  difference: {
    question: 'How is this different from other services?',
    answer: 'It also leaves things out',
  },
  'after-joining': {
    question: 'What happens after I join the waitlist?',
    answer: 'You can unsubscribe at any time.',
  },
} as const;

export type QuestionName = keyof typeof FAQ;

export const QUESTION_NAMES = Object.keys(FAQ) as QuestionName[];

export const faqSection = (page: Page): Locator =>
  page.getByRole('region', { name: 'Questions and answers' });

export const questionHeadings = (page: Page): Locator => faqSection(page).getByRole('heading', { level: 3 });

/** The button that opens and closes an answer. */
export const question = (page: Page, name: QuestionName): Locator =>
  faqSection(page).getByRole('button', { name: FAQ[name].question, exact: true });

/** The buttons of all questions whose answers are open. */
export const openQuestions = (page: Page): Locator =>
  faqSection(page).getByRole('button', { expanded: true });

/** A paragraph of an answer, which is there, but hidden, while the answer is closed. */
export const answer = (page: Page, name: QuestionName): Locator =>
  faqSection(page).getByText(FAQ[name].answer);

/** A paragraph of each answer that can be read. */
export const visibleAnswers = (page: Page): Locator => {
  const [first, ...others] = QUESTION_NAMES.map((name) => answer(page, name));
  if (!first) throw new Error('There are no questions.');
  return others.reduce((all, one) => all.or(one), first).filter({ visible: true });
};
