import type { User } from '@plaza/contracts/identity/session';
import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { server } from '@plaza/test-kit/screens/mock-server';
import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { setWindowWidth } from '@plaza/test-kit/screens/window-width';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { setLocalClockTo24Hours } from '../../../testing/local-clock-of-24-hours';
import DispatchBoard from '../dispatch-board';
import { ada, cy, eve } from '../testing/board-fixture';
import { asAdmin, dee, openBoard, paint, row, serveBoard, sink, sinkOfEve, unassigned } from '../testing/board-screen';

setLocalClockTo24Hours();

describe('Undo', () => {
  const giveToBob = async (caller: Partial<User>) => {
    const { user } = await openBoard(caller);
    await user.click(screen.getByRole('button', { name: /^(Assign|Reassign) Paint hall/ }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Bob' }));
    return user;
  };

  it('unassigns a booking', async () => {
    const recorded = serveBoard({ unassigned: [paint] });
    const user = await giveToBob({});
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await within(unassigned()).findByRole('button', { name: 'Paint hall' })).toBeVisible();
    expect(recorded.sent.at(-1)).toEqual({ id: 'Paint hall', body: { employeeId: null, version: 4 } });
    expect(await screen.findByText('Paint hall is as it was')).toBeVisible();
  });

  it('names the contractor for an administrator', async () => {
    const recorded = serveBoard({ jobs: [{ ...paint, actions: ['reassign'] }] });
    const user = await giveToBob(asAdmin);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(recorded.sent.at(-1)).toEqual({
        id: 'Paint hall',
        body: { contractorId: 'ada', employeeId: null, version: 4 },
      }),
    );
  });

  it('is not offered to an administrator if the previous contractor is disabled', async () => {
    serveBoard({ people: [ada, eve, cy], jobs: [sinkOfEve] });
    const { user } = await openBoard(asAdmin);
    await user.click(screen.getByRole('button', { name: /Reassign Fix sink/ }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Cy' }));
    expect(await screen.findByText('Fix sink was assigned to Cy')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });
});

describe('a booking that cannot be assigned', () => {
  it('returns to its place when the server rejects it, with the server’s message, and the board is refetched', async () => {
    const recorded = serveBoard({ unassigned: [paint] });
    let release = () => {};
    const gate = new Promise<void>((letGo) => {
      release = letGo;
    });
    server.use(
      http.patch('/api/v1/bookings/:id/assign', async () => {
        await gate;
        return errorAnswer(409, 'Somebody else changed this booking.', 'changed_meanwhile');
      }),
    );
    const { user } = await openBoard();
    const before = recorded.requests.length;
    await user.click(screen.getByRole('button', { name: 'Assign Paint hall' }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Bob' }));
    expect(await within(row('Bob')).findByRole('button', { name: 'Paint hall' })).toBeVisible(); // before the answer
    release();
    expect(await screen.findByText('Somebody else changed this booking.')).toBeVisible();
    expect(await within(unassigned()).findByRole('button', { name: 'Paint hall' })).toBeVisible();
    await waitFor(() => expect(recorded.requests.length).toBeGreaterThan(before));
  });

  it('has neither a handle nor a menu', async () => {
    serveBoard({ jobs: [{ ...sink, status: 'completed', actions: [] }] });
    await openBoard();
    expect(within(row('Cy')).getByRole('img', { name: 'Completed' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Move|Assign|Reassign) Fix sink/ })).not.toBeInTheDocument();
  });
});

it('offers no contractor who is disabled, and says so in their row', async () => {
  serveBoard({ people: [ada, eve, cy], jobs: [sinkOfEve] });
  const { user } = await openBoard(asAdmin);
  expect(within(row('Eve')).getByText('Takes no bookings')).toBeVisible();
  expect(within(row('Cy')).getByText('Any time')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Reassign Fix sink/ }));
  expect(screen.getAllByRole('menuitemcheckbox').map(({ textContent }) => textContent)).toEqual(['Ada', 'Cy']);
});

it.each([1280, 390])('offers to reassign assigned ones, and to assign unassigned ones, at %s px', async (width) => {
  setWindowWidth(width);
  serveBoard({ jobs: [{ ...paint, employee: { id: 'bob', name: 'Bob' } }], unassigned: [sink] });
  renderInPlaza(<DispatchBoard />);
  const menus = await screen.findAllByRole('button', { name: /^(Assign|Reassign) / });
  expect(menus.map((one) => one.getAttribute('aria-label') ?? one.textContent).sort()).toEqual([
    'Assign Fix sink',
    'Reassign Paint hall',
  ]);
});

test('the menu of an administrator shows the conflicts of each contractor, and sends the contractor', async () => {
  const recorded = serveBoard({ people: [ada, cy, dee], jobs: [sink], unassigned: [{ ...paint, status: 'pending' }] });
  const { user } = await openBoard(asAdmin);
  await user.click(screen.getByRole('button', { name: 'Assign Paint hall' }));
  expect(screen.getByRole('menuitemcheckbox', { name: /Cy/ })).toHaveTextContent('Overlaps Fix sink 12:00–14:00');
  // A request holds no time, so that the server would take it.
  expect(screen.getByRole('menuitemcheckbox', { name: /Cy/ })).not.toHaveAttribute('aria-disabled');
  expect(screen.getByRole('menuitemcheckbox', { name: 'Ada' })).toBeChecked(); // the requested contractor
  expect(screen.queryByRole('menuitemcheckbox', { name: 'Nobody yet' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Dee' }));
  await waitFor(() => expect(recorded.sent).toEqual([{ id: 'Paint hall', body: { contractorId: 'dee', version: 3 } }]));
});
