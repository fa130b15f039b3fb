import { server } from '@plaza/test-kit/screens/mock-server';
import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { ReplyForm } from './reply-form';

it('clears the sent text, and keeps what was typed meanwhile', async () => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.use(
    http.put('/api/v1/bookings/:id/review/reply', async () => {
      await held;
      return HttpResponse.json({});
    }),
  );
  const { user } = renderInPlaza(<ReplyForm bookingId="b1" discardRef={null} />);
  const reply = screen.getByRole('textbox', { name: 'Your reply' });
  await user.type(reply, 'Thank you');
  await user.click(screen.getByRole('button', { name: 'Reply' }));
  await user.type(reply, ' all');
  answer();
  expect(await screen.findByText('Reply added')).toBeVisible();
  expect(reply).toHaveValue('Thank you all');
  await user.click(screen.getByRole('button', { name: 'Reply' }));
  await waitFor(() => expect(reply).toHaveValue(''));
});
