import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { holdRequests, server } from '@plaza/test-kit/screens/mock-server';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { pasteInto } from '../../../testing/paste-into';
import { readDraft } from '../../outbox/stored-drafts';
import { ada, openMessages } from '../../testing/messages';
import { openWindow } from '../../testing/other-window';
import { serveTickets, ticketFixture } from '../../testing/tickets';

const paint = ticketFixture('Paint came off', { userId: ada.id });
const refund = ticketFixture('Refund please', { userId: ada.id });
const path = '/api/v1/tickets/:id/thread';
const reply = () => screen.findByRole('textbox', { name: 'Reply' });
const pane = (title: string) => screen.findByRole('region', { name: `Ticket ${title}` });

async function choose(user: UserEvent, { title }: { title: string }) {
  await user.click(await screen.findByRole('button', { name: new RegExp(title) }));
  await pane(title);
}

/** Opens the first ticket and writes a reply to it. */
async function write(text: string) {
  const recorded = serveTickets([paint, refund]);
  const view = openMessages(`/dashboard/messages?ticket=${paint.id}`);
  await pasteInto(view.user, await reply(), text);
  return { ...view, recorded };
}

const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Reply' }));

it('a reply stays with its ticket while another one is open, and while the tab is left', async () => {
  const { user, leaveAndReturn } = await write('Still cold');
  await choose(user, refund);
  expect(await reply()).toHaveValue('');
  await choose(user, paint);
  expect(await reply()).toHaveValue('Still cold');
  leaveAndReturn();
  expect(await reply()).toHaveValue('Still cold');
});

it('two windows that reply to the same ticket do not overwrite each other’s drafts', async () => {
  const other = await openWindow();
  const { user, leaveAndReturn } = await write('Still cold');
  other.act(({ storeDraft }) => storeDraft(ada.id, paint.id, 'And dark', ''));
  leaveAndReturn();
  expect(await reply()).toHaveValue('Still cold');
  await user.type(await reply(), '!');
  await send(user);
  await within(await screen.findByRole('log')).findByText('Still cold!');
  expect(other.act(({ readDraft }) => readDraft(ada.id, paint.id))).toBe('And dark');
});

it('a sent reply is removed', async () => {
  const { user } = await write('Still cold');
  await send(user);
  await within(await screen.findByRole('log')).findByText('Still cold');
  await choose(user, refund);
  await choose(user, paint);
  expect(await reply()).toHaveValue('');
});

/** Sends the reply, whose answer is held back, and returns from the second ticket. */
async function sendAndReturn(answer?: () => Response) {
  const view = await write('Still cold');
  if (answer) server.use(http.post(path, answer));
  const release = holdRequests('post', path);
  await send(view.user);
  await choose(view.user, refund);
  await choose(view.user, paint);
  return { ...view, release };
}

it('a pending reply is shown on return, cannot be sent again, and is removed once it is stored', async () => {
  const { user, recorded, release } = await sendAndReturn();
  expect(await reply()).toHaveValue('Still cold');
  await user.type(await reply(), '!');
  await send(user);
  expect(await reply()).toHaveValue('Still cold');
  release();
  expect(await within(await screen.findByRole('log')).findByText('Still cold')).toBeVisible();
  await waitFor(async () => expect(await reply()).toHaveValue(''));
  expect(recorded.entries.get(paint.id)).toHaveLength(1);
  await pasteInto(user, await reply(), 'Warm again');
  expect(await reply()).toHaveValue('Warm again');
});

it('a reply rejected after its author has returned is still there, with the reason', async () => {
  const { user, release } = await sendAndReturn(() => errorAnswer(503, 'The service is away.'));
  release();
  await waitFor(async () => expect(await reply()).toHaveAccessibleDescription('The service is away.'));
  expect(await reply()).toHaveValue('Still cold');
  expect(screen.queryByText('The reply was not sent')).not.toBeInTheDocument();
  await user.type(await reply(), '!');
  expect(await reply()).toHaveValue('Still cold!');
});

it('text typed during the sending of a reply does not replace it', async () => {
  const { user } = await write('Still cold');
  server.use(http.post(path, () => errorAnswer(503, 'The service is away.')));
  const release = holdRequests('post', path);
  await send(user);
  await pasteInto(user, await reply(), 'Something else');
  await choose(user, refund);
  release();
  await screen.findByText('The reply was not sent');
  await choose(user, paint);
  expect(await reply()).toHaveValue('Still cold');
});

it('a pending reply is stored until its answer arrives, as the page may be reloaded meanwhile', async () => {
  const { user } = await write('Still cold');
  const release = holdRequests('post', path);
  await send(user);
  expect(readDraft(ada.id, paint.id)).toBe('Still cold');
  release();
  await waitFor(() => expect(readDraft(ada.id, paint.id)).toBe(''));
});

it('a reply rejected after its ticket was left is reported, and restored', async () => {
  const { user } = await write('Still cold');
  server.use(http.post(path, () => errorAnswer(503, 'The service is away.')));
  const release = holdRequests('post', path);
  await send(user);
  await choose(user, refund);
  release();
  expect(await screen.findByText('The reply was not sent')).toBeVisible();
  expect(screen.getByText('The service is away.')).toBeVisible();
  await choose(user, paint);
  await waitFor(async () => expect(await reply()).toHaveValue('Still cold'));
});
