import { render, screen } from '@testing-library/react';
import { makeAnswersSearchable } from './make-answers-searchable';

it('lets the browser search answers that are closed', () => {
  render(
    <div className="panel" hidden>
      It is free.
    </div>,
  );
  makeAnswersSearchable('.panel');
  expect(screen.getByText('It is free.')).toHaveAttribute('hidden', 'until-found');
});
