import { render, screen } from '@testing-library/react';
import { plainDelivery } from './delivery/fixtures/plain-delivery';
import { WaitlistCard } from './WaitlistCard';

jest.mock('./toast/Toast', () => ({ Toast: () => null }));

const joinedText = {
  title: 'Afterwards',
  sentTo: null,
  text: 'This is what happens next.',
  againButton: 'Back to the form',
};
const waitlist = {
  parts: [{ id: 'terms', heading: 'Terms', html: '<p>You also accept our terms.</p>' }],
  notConnected: { title: 'This form is not connected.', text: 'To hear about the launch, write to {email}.' },
  nameLabel: 'Full name',
  nameHint: 'So we can address you',
  emailLabel: 'Email address',
  emailHint: 'Your own',
  consent: {
    emails: 'By joining, you agree to get our emails.',
    sender: 'They come from {sender}.',
    unsubscribe: 'To leave, write to {email}.',
  },
  nextStep: {
    simulated: 'The button sends nothing.',
    delivered: 'Then you are on the list.',
    confirmed: 'Then open the link in our email.',
  },
  submitButton: 'Join the waitlist',
  reassurance: ['Joining is free.'],
  failed: { text: 'If this keeps happening, {link}.', link: 'email us' },
  joined: { simulated: joinedText, delivered: joinedText, confirmed: joinedText },
  noScript: 'The form needs JavaScript. Email us: {email}',
  notReady: 'The form is still loading. Email us: {email}',
};

const SENDER = { operator: 'Sample Media LLC', postalAddress: '1 Main Street' };

const show = (signUpMode: Queries.SignUpMode, sender: Partial<typeof SENDER> = SENDER) =>
  render(
    <WaitlistCard
      data={{
        landingWaitlist: waitlist,
        sampleIssue: { path: '/sample-issue' },
        sharedLabels: { sampleLink: 'Read the sample issue' },
        siteFacts: {
          brand: 'Sample Bank Brief',
          email: 'write@example.com',
          operator: null,
          postalAddress: null,
          ...sender,
        },
        siteBuild: {
          signUpMode,
          delivery: signUpMode === 'simulated' ? null : { ...plainDelivery('https://receiver.example/join') },
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
      'They come from Sample Bank Brief (Sample Media LLC, 1 Main Street). To leave, write to write@example.com.',
    );
    expect(isBefore(consent, button)).toBe(true);
    expect(isBefore(sender, button)).toBe(true);
    expect(isBefore(screen.getByText('You also accept our terms.'), button)).toBe(true);
  },
);

it.each([
  ['the operator and the postal address', {}],
  ['the postal address', { operator: SENDER.operator }],
  ['the operator', { postalAddress: SENDER.postalAddress }],
])('says openly that the sender is still to be added, without %s', (_missing, sender) => {
  show('delivered', sender);
  expect(screen.getByText(/They come from/)).toHaveTextContent(
    'They come from Sample Bank Brief (operator and postal address: to be added here before the waitlist opens).',
  );
});

it.each(['simulated', 'delivered', 'confirmed'] as const)(
  'says below the button only what happens next when sign-ups are %s',
  (signUpMode) => {
    show(signUpMode);
    const shown = Object.values(waitlist.nextStep).filter((text) => screen.queryByText(text));
    expect(shown).toEqual([waitlist.nextStep[signUpMode]]);
    const button = screen.getByRole('button', { name: 'Join the waitlist' });
    expect(isBefore(button, screen.getByText(waitlist.nextStep[signUpMode]))).toBe(true);
  },
);

it('has a message below the button for when sending fails, with a link to write to us', () => {
  show('delivered');
  const link = screen.getByText('email us');
  expect(link).not.toBeVisible();
  expect(link).toHaveAttribute('href', 'mailto:write@example.com');
  expect(link.closest('p')).toHaveTextContent(
    'Something went wrong. Please try again. If this keeps happening, email us.',
  );
  expect(isBefore(screen.getByRole('button', { name: 'Join the waitlist' }), link)).toBe(true);
});

it('asks for no consent while nothing is sent, and says so', () => {
  show('simulated');
  expect(screen.getByText('This form is not connected.')).toBeVisible();
  expect(screen.queryByText(/By joining/)).toBeNull();
  expect(screen.queryByText('You also accept our terms.')).toBeNull();
});
