import { render, screen } from '@testing-library/react';
import { IssueEnd } from './IssueEnd';

const LABELS = { joinButton: 'Join the waitlist', homeLink: 'Back to the home page' };

it('links to the form on the home page', () => {
  render(<IssueEnd issue={{ invitation: 'Get the next issue.' }} labels={LABELS} />);
  expect(screen.getByRole('link', { name: 'Join the waitlist' })).toHaveAttribute('href', '/#waitlist');
});
