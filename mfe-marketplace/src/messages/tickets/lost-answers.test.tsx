import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { server } from '@plaza/test-kit/screens/mock-server';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { loseFirstAnswer } from '../../testing/lose-first-answer';
import { pasteInto } from '../../testing/paste-into';
import { ada, openMessages } from '../testing/messages';
import { serveTickets, ticketFixture } from '../testing/tickets';

const paint = ticketFixture('Paint came off', { userId: ada.id });
const uuid = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

it('a ticket whose answer was lost is repeated with the same key', async () => {
  serveTickets([paint]);
  const keys = loseFirstAnswer('/api/v1/tickets');
  const { user } = openMessages('/dashboard/messages?view=support');
  await user.click(await screen.findByRole('button', { name: 'New Ticket' }));
  await pasteInto(user, screen.getByRole('textbox', { name: 'Title' }), 'No hot water');
  await pasteInto(user, screen.getByRole('textbox', { name: 'Description' }), 'Since Monday.');
  await user.click(screen.getByRole('button', { name: 'Create Ticket' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('No answer came.');
  await user.click(screen.getByRole('button', { name: 'Create Ticket' }));
  await screen.findByText('Ticket created');
  expect(keys).toEqual([expect.stringMatching(uuid), keys[0]]);
});

it('a reply whose answer was lost is repeated with the same key, the next one with another', async () => {
  serveTickets([paint]);
  const keys = loseFirstAnswer('/api/v1/tickets/:id/thread');
  const { user } = openMessages(`/dashboard/messages?ticket=${paint.id}`);
  const reply = await screen.findByRole('textbox', { name: 'Reply' });
  await pasteInto(user, reply, 'Still cold');
  await user.click(screen.getByRole('button', { name: 'Reply' }));
  await waitFor(() => expect(reply).toHaveAccessibleDescription(/^No answer came\./));
  await user.click(screen.getByRole('button', { name: 'Reply' }));
  expect(await within(screen.getByRole('log')).findByText('Still cold')).toBeVisible();
  expect(reply).toHaveAccessibleDescription('');
  await pasteInto(user, reply, 'Warm again');
  await user.click(screen.getByRole('button', { name: 'Reply' }));
  expect(await within(screen.getByRole('log')).findByText('Warm again')).toBeVisible();
  expect(keys).toEqual([expect.stringMatching(uuid), keys[0], expect.stringMatching(uuid)]);
  expect(keys[2]).not.toBe(keys[0]);
});

it('a reply changed after its answer was lost is not treated as the first one, which is stored', async () => {
  serveTickets([paint]);
  const keys = loseFirstAnswer('/api/v1/tickets/:id/thread');
  const { user } = openMessages(`/dashboard/messages?ticket=${paint.id}`);
  const reply = await screen.findByRole('textbox', { name: 'Reply' });
  await pasteInto(user, reply, 'Still cold');
  await user.click(screen.getByRole('button', { name: 'Reply' }));
  await waitFor(() => expect(reply).toHaveAccessibleDescription(/^No answer came\./));
  server.use(
    http.post(
      '/api/v1/tickets/:id/thread',
      ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return errorAnswer(409, 'Another request.', 'idempotency_key_reused');
      },
      { once: true },
    ),
  );
  await user.type(reply, '!');
  await user.click(screen.getByRole('button', { name: 'Reply' }));
  await waitFor(() => expect(reply).toHaveAccessibleDescription(/^Your first attempt was saved\./));
  await user.click(screen.getByRole('button', { name: 'Reply' }));
  expect(await within(screen.getByRole('log')).findByText('Still cold!')).toBeVisible();
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

/** Opens the first of two tickets, sends a reply whose answer is lost, and returns from the second ticket. */
async function loseAndReturn() {
  const refund = ticketFixture('Refund please', { userId: ada.id });
  serveTickets([paint, refund]);
  const keys = loseFirstAnswer('/api/v1/tickets/:id/thread');
  const view = openMessages(`/dashboard/messages?ticket=${paint.id}`);
  const { user } = view;
  await pasteInto(user, await screen.findByRole('textbox', { name: 'Reply' }), 'Still cold');
  await user.click(screen.getByRole('button', { name: 'Reply' }));
  await screen.findByText(/^No answer came\./);
  await user.click(screen.getByRole('button', { name: /Refund please/ }));
  await screen.findByRole('region', { name: 'Ticket Refund please' });
  await user.click(screen.getByRole('button', { name: /Paint came off/ }));
  await screen.findByRole('region', { name: 'Ticket Paint came off' });
  return { ...view, keys };
}

it('a reply whose answer was lost is repeated with the same key after returning to it, the next one with another', async () => {
  const { user, keys } = await loseAndReturn();
  expect(screen.getByRole('textbox', { name: 'Reply' })).toHaveValue('Still cold');
  await user.click(screen.getByRole('button', { name: 'Reply' }));
  expect(await within(screen.getByRole('log')).findByText('Still cold')).toBeVisible();
  await pasteInto(user, screen.getByRole('textbox', { name: 'Reply' }), 'Warm again');
  await user.click(screen.getByRole('button', { name: 'Reply' }));
  expect(await within(screen.getByRole('log')).findByText('Warm again')).toBeVisible();
  expect(keys).toEqual([expect.stringMatching(uuid), keys[0], expect.stringMatching(uuid)]);
  expect(keys[2]).not.toBe(keys[0]);
});

it('a reply to another ticket has its own key after a lost answer', async () => {
  const { user, keys } = await loseAndReturn();
  await user.click(screen.getByRole('button', { name: /Refund please/ }));
  await screen.findByRole('region', { name: 'Ticket Refund please' });
  await pasteInto(user, screen.getByRole('textbox', { name: 'Reply' }), 'Where is it?');
  await user.click(screen.getByRole('button', { name: 'Reply' }));
  expect(await within(screen.getByRole('log')).findByText('Where is it?')).toBeVisible();
  expect(keys[1]).not.toBe(keys[0]);
});

it('a step whose answer was lost is shown nevertheless, as it was taken', async () => {
  const recorded = serveTickets([{ ...paint, status: 'resolved' }]);
  server.use(
    http.patch('/api/v1/tickets/:id', () => {
      recorded.tickets = [{ ...paint, status: 'open', version: 2 }];
      return HttpResponse.error();
    }),
  );
  const { user } = openMessages(`/dashboard/messages?ticket=${paint.id}`);
  await user.click(await screen.findByRole('button', { name: 'Reopen' }));
  expect(await screen.findByText('The ticket was not changed')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Reopen' })).not.toBeInTheDocument());
});

it('the reason for which a ticket was rejected goes away once it is corrected', async () => {
  serveTickets([]);
  server.use(http.post('/api/v1/tickets', () => errorAnswer(409, 'You have too many open tickets.')));
  const { user } = openMessages('/dashboard/messages?view=support');
  await user.click(await screen.findByRole('button', { name: 'New Ticket' }));
  await pasteInto(user, screen.getByRole('textbox', { name: 'Title' }), 'No hot water');
  await pasteInto(user, screen.getByRole('textbox', { name: 'Description' }), 'Since Monday.');
  await user.click(screen.getByRole('button', { name: 'Create Ticket' }));
  expect(await screen.findByText('You have too many open tickets.')).toBeVisible();
  await user.clear(screen.getByRole('textbox', { name: 'Title' }));
  expect(screen.queryByText('You have too many open tickets.')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Create Ticket' }));
  expect(await screen.findByText('Title is required')).toBeVisible();
  expect(screen.queryByText('You have too many open tickets.')).not.toBeInTheDocument();
});
