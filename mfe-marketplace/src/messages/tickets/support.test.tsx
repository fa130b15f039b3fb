import { userFixture } from '@plaza/contracts/testing/user-fixture';
import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { holdRequests, server } from '@plaza/test-kit/screens/mock-server';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { pasteInto } from '../../testing/paste-into';
import { serveTabs } from '../../testing/serve-tabs';
import { ada, address, openLive, openMessages } from '../testing/messages';
import { serveTickets, ticketFixture } from '../testing/tickets';

const grace = userFixture({ id: crypto.randomUUID(), firstName: 'Grace', lastName: 'Hopper', role: 'admin_low' });
const support = '/dashboard/messages?view=support';
const paint = ticketFixture('Paint came off', { userId: ada.id, priority: 'high' });
const refund = ticketFixture('Refund please', { userId: ada.id, status: 'resolved', assignedToName: 'Grace Hopper' });
const all = () => [{ ...paint }, { ...refund }];
const at = ({ id }: { id: string }) => `/dashboard/messages?ticket=${id}`;
const pane = (title: string) => screen.findByRole('region', { name: `Ticket ${title}` });
const buttons = (title: string) =>
  pane(title).then((found) =>
    within(within(found).getByRole('group', { name: 'What can be done' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  );

describe('the list of tickets', () => {
  it('shows for each its status, its priority, and its owner', async () => {
    serveTickets(all());
    openMessages(support);
    expect(
      await screen.findByRole('button', { name: /Paint came off Open High priority .* unassigned/ }),
    ).toBeVisible();
    expect(
      screen.getByRole('button', { name: /Refund please Resolved Ada Byron · assigned to Grace Hopper/ }),
    ).toBeVisible();
  });

  it('can be filtered by status', async () => {
    const recorded = serveTickets(all());
    const { user } = openMessages(support);
    await screen.findByRole('button', { name: /Paint/ });
    await user.click(screen.getByRole('combobox', { name: 'Status' }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'All Tickets',
      'Open',
      'In Progress',
      'Resolved',
      'Closed',
    ]);
    await user.click(screen.getByRole('option', { name: 'Resolved' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /Paint/ })).not.toBeInTheDocument());
    expect(recorded.lists).toContain('?status=resolved');
  });

  it('reads the status from the URL', async () => {
    const recorded = serveTickets(all());
    openMessages(`${support}&status=resolved`);
    expect(await screen.findByRole('button', { name: /Refund/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Paint/ })).not.toBeInTheDocument();
    expect(recorded.lists).toEqual(['?status=resolved']);
  });

  it('shows those that wait longest on demand, and keeps the focus in the view', async () => {
    const updatedAt = '2026-02-01T09:00:00.000Z';
    const many = Array.from({ length: 201 }, (_, place) => ticketFixture(`Ticket ${place}.`, { updatedAt }));
    const recorded = serveTickets(many);
    const { user } = openMessages(support, grace);
    await screen.findByRole('button', { name: /^Ticket 199\./ });
    expect(screen.queryByRole('button', { name: /^Ticket 200\./ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show More' }));
    expect(await screen.findByRole('button', { name: /^Ticket 200\./ })).toBeVisible();
    expect(recorded.lists).toEqual(['', `?before=${Date.parse(updatedAt)}_${many[199]?.id}`]);
    expect(screen.queryByRole('button', { name: 'Show More' })).not.toBeInTheDocument();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
  });

  it('shows that there is none, and how to open one', async () => {
    serveTickets([]);
    openMessages(support);
    expect(await screen.findByText('No tickets found')).toBeVisible();
    expect(screen.getByText('Press New Ticket to ask for help. The answers appear here.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'New Ticket' })).toBeVisible();
  });

  it('shows administrators that there are no tickets', async () => {
    serveTickets([]);
    openMessages(support, userFixture({ role: 'admin_low' }));
    expect(await screen.findByText(/^Nobody has asked for help/)).toBeVisible();
    expect(screen.queryByText(/^Press New Ticket/)).not.toBeInTheDocument();
  });

  it('shows the message of the server if it did not load, and can be reloaded', async () => {
    serveTickets(all());
    const isUnavailable = { now: true };
    server.use(
      http.get('/api/v1/tickets', () => (isUnavailable.now ? errorAnswer(503, 'The service is away.') : undefined)),
    );
    const { user } = openMessages(support);
    expect(await screen.findByRole('alert')).toHaveTextContent('The service is away.');
    isUnavailable.now = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: /Paint/ })).toBeVisible();
  });

  it('opens a ticket, which is in the URL', async () => {
    serveTickets(all());
    const { user } = openMessages(support);
    await user.click(await screen.findByRole('button', { name: /Paint/ }));
    expect(await pane('Paint came off')).toHaveTextContent('Paint came off: it does not work.');
    expect(address()).toBe(`${support}&ticket=${paint.id}`);
  });
});

describe('a new ticket', () => {
  it('is sent with the chosen values, and opened', async () => {
    const recorded = serveTickets(all());
    const { user } = openMessages(support);
    await user.click(await screen.findByRole('button', { name: 'New Ticket' }));
    await pasteInto(user, screen.getByRole('textbox', { name: 'Title' }), 'No hot water');
    await pasteInto(user, screen.getByRole('textbox', { name: 'Description' }), 'Since Monday.');
    await user.click(screen.getByRole('combobox', { name: 'Priority' }));
    await user.click(screen.getByRole('option', { name: 'High' }));
    await user.click(screen.getByRole('button', { name: 'Create Ticket' }));
    expect(await pane('No hot water')).toBeVisible();
    expect(screen.getByText('Ticket created')).toBeVisible();
    expect(recorded.added).toEqual([
      { title: 'No hot water', description: 'Since Monday.', priority: 'high', category: 'general' },
    ]);
  });

  it('shows what is missing, and sends nothing', async () => {
    const recorded = serveTickets(all());
    const { user } = openMessages(support);
    await user.click(await screen.findByRole('button', { name: 'New Ticket' }));
    await user.click(screen.getByRole('button', { name: 'Create Ticket' }));
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveAccessibleDescription('Title is required');
    expect(screen.getByRole('textbox', { name: 'Description' })).toHaveAccessibleDescription('Description is required');
    await user.type(screen.getByRole('textbox', { name: 'Title' }), 'x');
    expect(screen.queryByText('Title is required')).not.toBeInTheDocument();
    expect(recorded.added).toEqual([]);
  });

  it('keeps the input when the server rejects it, with the reason', async () => {
    serveTickets(all());
    server.use(
      http.post('/api/v1/tickets', () =>
        errorAnswer(400, 'Please check the form.', 'invalid_input', [{ path: 'title', message: 'Too loud' }]),
      ),
    );
    const { user } = openMessages(support);
    await user.click(await screen.findByRole('button', { name: 'New Ticket' }));
    const title = screen.getByRole('textbox', { name: 'Title' });
    await user.type(title, 'HELP');
    await pasteInto(user, screen.getByRole('textbox', { name: 'Description' }), 'Now');
    await user.click(screen.getByRole('button', { name: 'Create Ticket' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please check the form.');
    expect(title).toHaveAccessibleDescription('Too loud');
    expect(title).toHaveValue('HELP');
  });

  it('about a booking opens by its URL, and closing it leaves the URL', async () => {
    const recorded = serveTickets(all());
    const bookingId = crypto.randomUUID();
    const { user } = openMessages(`/dashboard/messages?ticketFor=${bookingId}`);
    await pasteInto(user, await screen.findByRole('textbox', { name: 'Title' }), 'He did not come');
    await pasteInto(user, screen.getByRole('textbox', { name: 'Description' }), 'I waited.');
    await user.click(screen.getByRole('button', { name: 'Create Ticket' }));
    await pane('He did not come');
    expect(recorded.added).toEqual([expect.objectContaining({ bookingId, category: 'booking' })]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(address()).not.toContain('ticketFor');
  });
});

describe('a ticket', () => {
  it('shows its status, its owner and its booking', async () => {
    const bookingId = crypto.randomUUID();
    serveTickets([{ ...paint, bookingId, category: 'payment' }]);
    openMessages(at(paint));
    const found = await pane('Paint came off');
    expect(found).toHaveTextContent(
      /Open.*Asked by: Ada Byron.*Assigned to: Nobody yet.*Priority: High.*Category: Payment/,
    );
    const link = await within(found).findByRole('link', { name: 'About a booking' });
    expect(link).toHaveAttribute('href', `/dashboard/bookings?booking=${bookingId}`);
  });

  it('does not lead to its booking without the bookings tab', async () => {
    serveTickets([{ ...paint, bookingId: crypto.randomUUID() }]);
    serveTabs('messages');
    openMessages(at(paint));
    expect(await pane('Paint came off')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'About a booking' })).not.toBeInTheDocument();
  });

  it('is closed by its author, and reopened by them once it is resolved', async () => {
    const recorded = serveTickets(all());
    const { user } = openMessages(at(refund));
    expect(await buttons('Refund please')).toEqual(['Reopen', 'Close']);
    await user.click(screen.getByRole('button', { name: 'Reopen' }));
    expect(await screen.findByText('Ticket updated')).toBeVisible();
    await waitFor(async () => expect(await buttons('Refund please')).toEqual(['Close']));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Close this ticket?' }));
    expect(recorded.changes).toHaveLength(1);
    await user.click(question.getByRole('button', { name: 'Close Ticket' }));
    await waitFor(async () => expect(await pane('Refund please')).toHaveTextContent('Closed'));
    expect(recorded.changes).toEqual([
      { status: 'open', version: 1 },
      { status: 'closed', version: 2 },
    ]);
  });

  it('is taken, started and resolved by an administrator', async () => {
    const recorded = serveTickets(all());
    const { user } = openMessages(at(paint), grace);
    for (const [step, next] of [
      ['Assign to Me', ['Start', 'Close']],
      ['Start', ['Resolve', 'Close']],
      ['Resolve', ['Reopen', 'Close']],
    ] as const) {
      await pane('Paint came off');
      await user.click(screen.getByRole('button', { name: step }));
      await waitFor(async () => expect(await buttons('Paint came off')).toEqual(next));
      expect(screen.getByRole('group', { name: 'What can be done' })).toHaveFocus(); // as the pressed button has gone
    }
    expect(recorded.changes).toEqual([
      { assignedToId: grace.id, version: 1 },
      { status: 'in_progress', version: 2 },
      { status: 'resolved', version: 3 },
    ]);
    expect(await pane('Paint came off')).toHaveTextContent('Assigned to: Grace Hopper');
  });

  it('that changed meanwhile shows it and is refetched', async () => {
    const recorded = serveTickets(all());
    const { user } = openMessages(at(paint), grace);
    expect(await buttons('Paint came off')).toContain('Start');
    server.use(
      http.patch('/api/v1/tickets/:id', () => {
        recorded.tickets = [{ ...paint, status: 'in_progress', version: 2 }, refund];
        return errorAnswer(409, 'Somebody was faster.', 'changed_meanwhile');
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Start' }));
    expect(await screen.findByText('The ticket changed meanwhile')).toBeVisible();
    expect(screen.getByText('Somebody was faster.')).toBeVisible();
    await waitFor(async () => expect(await buttons('Paint came off')).toContain('Resolve'));
  });

  it('that may not be changed shows why', async () => {
    serveTickets(all());
    server.use(
      http.patch('/api/v1/tickets/:id', () => errorAnswer(403, 'This is not yours to do.', 'not_yours_to_do')),
    );
    const { user } = openMessages(at(paint));
    await pane('Paint came off');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Close Ticket' }));
    expect(await screen.findByText('The ticket was not changed')).toBeVisible();
    expect(screen.getByText('This is not yours to do.')).toBeVisible();
  });

  it('accepts a reply, and shows it in the thread', async () => {
    serveTickets(all());
    const { user } = openMessages(at(paint));
    await pane('Paint came off');
    await pasteInto(user, screen.getByRole('textbox', { name: 'Reply' }), 'It is <b>worse</b> now');
    await user.click(screen.getByRole('button', { name: 'Reply' }));
    expect(await within(screen.getByRole('log')).findByText('It is <b>worse</b> now')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Reply' })).toHaveValue('');
    expect(screen.getByRole('textbox', { name: 'Reply' })).toHaveFocus();
  });

  it('that is closed accepts no reply, and explains how to get more help', async () => {
    serveTickets([{ ...paint, status: 'closed' }]);
    openMessages(at(paint));
    expect(await pane('Paint came off')).toHaveTextContent('This ticket is closed. Open a new one for more help.');
    expect(screen.queryByRole('textbox', { name: 'Reply' })).not.toBeInTheDocument();
  });

  it('that is closed while a reply is written keeps it, no longer accepts it, and explains why', async () => {
    const recorded = serveTickets(all());
    server.use(
      http.post('/api/v1/tickets/:id/thread', () => {
        recorded.tickets = [{ ...paint, status: 'closed', version: 2 }, refund];
        return errorAnswer(409, 'This ticket is closed. Please ask for help anew.', 'wrong_state');
      }),
    );
    const { user } = openMessages(at(paint));
    await pane('Paint came off');
    const reply = screen.getByRole('textbox', { name: 'Reply' });
    await pasteInto(user, reply, 'One more');
    await user.click(screen.getByRole('button', { name: 'Reply' }));
    const closed = 'This ticket is closed. Open a new one for more help.';
    await waitFor(() => expect(reply).toHaveAccessibleDescription(closed));
    expect(reply).toHaveValue('One more');
    expect(screen.getByRole('button', { name: 'Reply' })).toBeDisabled();
    await user.clear(reply);
    expect(screen.queryByRole('textbox', { name: 'Reply' })).not.toBeInTheDocument();
    expect(await pane('Paint came off')).toHaveTextContent(closed);
  });

  it('removes the error while the reply is sent again', async () => {
    serveTickets(all());
    const refuse = () => errorAnswer(503, 'The service is away.');
    server.use(http.post('/api/v1/tickets/:id/thread', refuse, { once: true }));
    const { user } = openMessages(at(paint));
    await pane('Paint came off');
    const reply = screen.getByRole('textbox', { name: 'Reply' });
    await pasteInto(user, reply, 'One more');
    await user.click(screen.getByRole('button', { name: 'Reply' }));
    await waitFor(() => expect(reply).toHaveAccessibleDescription('The service is away.'));
    const release = holdRequests('post', '/api/v1/tickets/:id/thread');
    await user.click(screen.getByRole('button', { name: 'Reply' }));
    expect(reply).toHaveAccessibleDescription('');
    release();
    expect(await within(screen.getByRole('log')).findByText('One more')).toBeVisible();
  });

  it('keeps a reply that the server rejects, with the reason', async () => {
    serveTickets(all());
    server.use(http.post('/api/v1/tickets/:id/thread', () => errorAnswer(409, 'The thread is full.', 'thread_full')));
    const { user } = openMessages(at(paint));
    await pane('Paint came off');
    const reply = screen.getByRole('textbox', { name: 'Reply' });
    await pasteInto(user, reply, 'One more');
    await user.click(screen.getByRole('button', { name: 'Reply' }));
    await waitFor(() => expect(reply).toHaveAccessibleDescription('The thread is full.'));
    expect(reply).toHaveValue('One more');
  });

  it('that does not load shows why', async () => {
    serveTickets(all());
    server.use(http.get('/api/v1/tickets/:id', () => errorAnswer(404, 'There is no such ticket.', 'ticket_not_found')));
    openMessages(at(paint));
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no such ticket.');
  });

  it('is updated by changes made elsewhere', async () => {
    const recorded = serveTickets(all());
    const tell = await openLive();
    openMessages(at(paint));
    expect(await pane('Paint came off')).toHaveTextContent('Assigned to: Nobody yet');
    recorded.tickets = [{ ...paint, status: 'in_progress', assignedToName: 'Grace Hopper', version: 2 }, refund];
    tell('ticket.changed', { ticketId: paint.id, status: 'in_progress' });
    await waitFor(async () => expect(await pane('Paint came off')).toHaveTextContent('Assigned to: Grace Hopper'));
    expect(screen.getByRole('button', { name: /Paint came off In Progress/ })).toBeVisible();
  });
});

it('the views are tabs: from conversations to support and back', async () => {
  serveTickets(all());
  const { user } = openMessages();
  await screen.findByText('No conversations yet');
  await user.click(screen.getByRole('tab', { name: 'Support' }));
  expect(await screen.findByRole('button', { name: /Paint/ })).toBeVisible();
  expect(address()).toBe(support);
  await user.click(screen.getByRole('tab', { name: 'Conversations' }));
  expect(await screen.findByText('No conversations yet')).toBeVisible();
});
