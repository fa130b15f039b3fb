import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { renderAt } from '../testing/render-auth';
import { answerPost, holdAnswer } from '../testing/server';

const succeed = () => HttpResponse.json({ success: true, message: 'Done.' });

/** Leaves for the sign-in page and types there, while the answer arrives that would open the page with a heading. */
async function typeAtSignIn(release: () => void, heading: string) {
  await userEvent.click(screen.getByRole('link', { name: 'Sign in' }));
  await userEvent.type(await screen.findByLabelText('Email'), 'grace@');
  release();
  await expect(screen.findByRole('heading', { name: heading }, { timeout: 500 })).rejects.toThrow();
  await userEvent.type(screen.getByLabelText('Email'), 'example.com');
  expect(screen.getByLabelText('Email')).toHaveValue('grace@example.com');
  expect(screen.getByLabelText('Password')).toBeVisible();
}

it('a code that is sent late does not lead back from the sign-in page', async () => {
  const held = holdAnswer(succeed);
  const sent = answerPost('/api/v1/auth/forgot-password', held.answer);
  renderAt('/forgot-password');
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com{Enter}');
  await waitFor(() => expect(sent).toHaveLength(1));
  await typeAtSignIn(held.release, 'Enter the security code');
});

it('a password that is set late does not lead back from the sign-in page', async () => {
  const held = holdAnswer(succeed);
  const sent = answerPost('/api/v1/auth/reset-password', held.answer);
  renderAt('/forgot-password?resetId=r-7');
  await userEvent.type(screen.getByLabelText('New password'), 'brand new one');
  await userEvent.type(screen.getByLabelText('Confirm password'), 'brand new one{Enter}');
  await waitFor(() => expect(sent).toHaveLength(1));
  await typeAtSignIn(held.release, 'Password reset');
});
