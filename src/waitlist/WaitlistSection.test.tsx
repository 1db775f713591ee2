import { render, screen } from '@testing-library/react';
import { plainDelivery } from './delivery/fixtures/plain-delivery';
import { WaitlistSection } from './WaitlistSection';

jest.mock('./Toast', () => ({ __esModule: true, default: () => null }));

const afterSignUp = { title: 'Afterwards', text: 'This is what happens next.' };
const waitlist = {
  file: 'landing/waitlist.mdx',
  heading: 'Join',
  intro: '',
  parts: [{ id: 'your-details', heading: 'Your details', html: '<p>We ask for two things.</p>' }],
  notConnected: { title: 'This form is not connected.', text: 'To hear about the launch, write to' },
  nameLabel: 'Full name',
  nameHint: 'So we can address you',
  emailLabel: 'Email address',
  emailHint: 'Your own',
  consent: {
    emails: 'By joining, you agree to get our emails.',
    sender: 'They come from',
    unsubscribe: 'To leave, write to',
  },
  conditions: {
    text: 'The list is for people who are 18 or older. The rules are in our',
    link: 'Terms of Use',
  },
  confirmStep: 'Then open the link in our email.',
  submitButton: 'Join the waitlist',
  reassurance: ['Joining is free.'],
  failed: 'If this keeps happening, write to',
  joined: { simulated: afterSignUp, delivered: afterSignUp, confirmed: afterSignUp },
  again: 'Back to the form',
  noScript: 'The form needs JavaScript. Email us:',
  notReady: 'The form is still loading. Email us:',
};

const SENDER = { operator: 'Sample Media LLC', postalAddress: '1 Main Street' };

const show = (signUpMode: Queries.SignUpMode, sender: Partial<typeof SENDER> = SENDER) =>
  render(
    <WaitlistSection
      data={{
        waitlist,
        sampleIssue: {
          edition: 'Sample',
          heading: 'A sample',
          table: { rows: [{ before: '68', after: '66', lead: true }] },
        },
        siteFacts: {
          brand: 'Sample Bank Brief',
          email: 'write@example.com',
          sampleLink: 'Read the sample issue',
          operator: null,
          postalAddress: null,
          ...sender,
        },
        waitlistSettings: {
          signUpMode,
          delivery: signUpMode === 'simulated' ? null : plainDelivery('https://receiver.example/join'),
        },
      }}
    />,
  );

const isBefore = (earlier: Element, later: Element) =>
  Boolean(earlier.compareDocumentPosition(later) & Node.DOCUMENT_POSITION_FOLLOWING);

it.each(['delivered', 'confirmed'] as const)(
  'says above the button what visitors agree to, when sign-ups are %s',
  (signUpMode) => {
    show(signUpMode);
    const button = screen.getByRole('button', { name: 'Join the waitlist' });
    const consent = screen.getByText(/By joining, you agree to get our emails\./);
    const sender = screen.getByText(/They come from/);
    expect(sender).toHaveTextContent(
      'They come from Sample Media LLC, 1 Main Street. To leave, write to write@example.com.',
    );
    expect(isBefore(consent, button)).toBe(true);
    expect(isBefore(sender, button)).toBe(true);
  },
);

it.each(['delivered', 'confirmed'] as const)(
  'says who may join and where the rules are, when sign-ups are %s',
  (signUpMode) => {
    show(signUpMode);
    const terms = screen.getByRole('link', { name: 'Terms of Use' });
    expect(terms).toHaveAttribute('href', '/legal?tab=terms');
    expect(terms.parentElement).toHaveTextContent(
      'The list is for people who are 18 or older. The rules are in our Terms of Use.',
    );
  },
);

it.each([
  ['the operator and the postal address', {}, 'Sample Bank Brief'],
  ['the postal address', { operator: SENDER.operator }, 'Sample Media LLC'],
  ['the operator', { postalAddress: SENDER.postalAddress }, 'Sample Bank Brief'],
])('says openly that the sender is still to be added, without %s', (_missing, sender, name) => {
  show('delivered', sender);
  expect(screen.getByText(/They come from/)).toHaveTextContent(
    `They come from ${name} (operator and postal address: to be added here before the waitlist opens).`,
  );
});

it('explains how to confirm only when sign-ups are confirmed by email', () => {
  const { unmount } = show('confirmed');
  expect(screen.getByText(waitlist.confirmStep)).toBeVisible();
  unmount();
  show('delivered');
  expect(screen.queryByText(waitlist.confirmStep)).toBeNull();
});

it('asks for no consent while nothing is sent, and says so', () => {
  show('simulated');
  expect(screen.getByText('This form is not connected.')).toBeVisible();
  expect(screen.queryByText(/By joining/)).toBeNull();
  expect(screen.queryByRole('link', { name: 'Terms of Use' })).toBeNull();
});
