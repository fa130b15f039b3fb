import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { renderAt } from '../testing/render-auth';
import { answerPost, holdAnswer } from '../testing/server';

const path = '/api/v1/auth/resend-verification';
const message = 'If the address is waiting, a new email is on its way.';
const button = () => screen.getByRole('button', { name: 'Resend Verification Email' });

it('requires an address without a call', async () => {
  const sent = answerPost(path, () => HttpResponse.json({ success: true, message }));
  renderAt('/resend-verification');
  await userEvent.click(button());
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter your email address.');
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(sent).toEqual([]);
});

it("is busy during the request, shows the server's sentence, and can be sent again", async () => {
  const held = holdAnswer(() => HttpResponse.json({ success: true, message }));
  const sent = answerPost(path, held.answer);
  renderAt('/resend-verification');
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com');
  await userEvent.click(button());
  expect(button()).toHaveAttribute('aria-busy', 'true');
  held.release();
  expect(await screen.findByRole('status')).toHaveTextContent(message);
  expect(sent).toEqual([{ email: 'ada@example.com' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Send Again' }));
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
});

it('keeps the wanted page on the way to signing in', async () => {
  answerPost(path, () => HttpResponse.json({ success: true, message }));
  renderAt('/resend-verification?next=%2Fdashboard%2Fbookings');
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Go to Sign In' }));
  expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
    'href',
    '/signup?next=%2Fdashboard%2Fbookings',
  );
});

it.each([
  ['the server gives a reason', () => errorAnswer(429, 'Too many mails'), 'Too many mails'],
  ['the server gives none', () => new HttpResponse(null, { status: 500 }), 'Failed to send verification email.'],
  ['no answer comes', () => HttpResponse.error(), 'Failed to send verification email.'],
])('shows the reason when %s, and keeps the address', async (_case, answer, sentence) => {
  answerPost(path, answer);
  renderAt('/resend-verification');
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com');
  await userEvent.click(button());
  expect((await screen.findByRole('alert')).textContent).toBe(sentence);
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
});

it('an answer that arrives late does not lead back from the sign-in page', async () => {
  const held = holdAnswer(() => HttpResponse.json({ success: true, message }));
  const sent = answerPost(path, held.answer);
  renderAt('/resend-verification');
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com{Enter}');
  await waitFor(() => expect(sent).toHaveLength(1));
  await userEvent.click(screen.getByRole('link', { name: 'Sign in' }));
  await userEvent.type(await screen.findByLabelText('Email'), 'grace@');
  held.release();
  await expect(screen.findByText(message, {}, { timeout: 500 })).rejects.toThrow();
  expect(screen.getByLabelText('Email')).toHaveValue('grace@');
  expect(screen.getByLabelText('Password')).toBeVisible();
});
