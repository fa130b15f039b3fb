import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { renderAt } from '../testing/render-auth';
import { answerPost } from '../testing/server';

const message = 'A new email is on its way.';

it('still says that an email is on its way when the next version of this remote takes its place, and to whom', async () => {
  const sent = answerPost('/api/v1/auth/resend-verification', () => HttpResponse.json({ success: true, message }));
  const { remount } = renderAt('/resend-verification');
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com{Enter}');
  await screen.findByText(message);
  remount();
  expect(screen.getByRole('status')).toHaveTextContent(message);
  await userEvent.click(screen.getByRole('button', { name: 'Send Again' }));
  remount();
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  expect(sent).toHaveLength(1);
});
