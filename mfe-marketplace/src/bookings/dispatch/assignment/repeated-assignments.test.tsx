import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { holdRequests, server } from '@plaza/test-kit/screens/mock-server';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { openBoard, paint, row, serveBoard } from '../testing/board-screen';

const path = '/api/v1/bookings/:id/assign';

/** Rejects an assignment that was made for another version than the latest, as the server does. */
function checkVersions() {
  let latest = paint.version;
  server.use(
    http.patch(path, async ({ request }) => {
      const { version } = (await request.clone().json()) as { version: number };
      if (version !== latest) return errorAnswer(409, 'Somebody else changed it.', 'changed_meanwhile');
      latest += 1;
      return undefined; // then continues with the next handler
    }),
  );
}

async function open() {
  const recorded = serveBoard({ unassigned: [paint] });
  checkVersions();
  const { user } = await openBoard();
  const assign = async (name: string) => {
    await user.click(screen.getByRole('button', { name: /^(Assign|Reassign) Paint hall/ }));
    await user.click(screen.getByRole('menuitemcheckbox', { name }));
  };
  return { recorded, user, assign };
}

const findPaintIn = (name: string) => within(row(name)).findByRole('button', { name: 'Paint hall' });

it('corrects an assignment before its answer has arrived', async () => {
  const { recorded, assign } = await open();
  const release = holdRequests('patch', path);
  await assign('Ada');
  await assign('Bob');
  expect(await findPaintIn('Bob')).toBeVisible();
  release();
  expect(await screen.findByText('Paint hall was assigned to Bob')).toBeVisible();
  expect(await findPaintIn('Bob')).toBeVisible();
  expect(recorded.sent.map(({ body }) => body)).toEqual([
    { employeeId: 'ada', version: 3 },
    { employeeId: 'bob', version: 4 },
  ]);
  expect(screen.queryByText('Paint hall was assigned to Ada')).not.toBeInTheDocument();
});

it('sends the correction also if the server rejected the first assignment', async () => {
  const { recorded, assign } = await open();
  let isFirst = true;
  server.use(
    http.patch(path, () => {
      const rejected = isFirst ? errorAnswer(503, 'Not now.') : undefined;
      isFirst = false;
      return rejected;
    }),
  );
  const release = holdRequests('patch', path);
  await assign('Ada');
  await assign('Bob');
  release();
  expect(await screen.findByText('Paint hall was assigned to Bob')).toBeVisible();
  expect(recorded.sent.map(({ body }) => body)).toEqual([{ employeeId: 'bob', version: 3 }]);
  expect(screen.queryByText('Paint hall was not assigned')).not.toBeInTheDocument();
});

it('offers no undo of an assignment once a newer one of the same booking has begun', async () => {
  const { assign } = await open();
  await assign('Ada');
  const undo = await screen.findByRole('button', { name: 'Undo' });
  const release = holdRequests('patch', path);
  await assign('Bob');
  await waitFor(() => expect(undo).not.toBeInTheDocument());
  release();
  expect(await screen.findByText('Paint hall was assigned to Bob')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
});

it('takes an assignment during an undo', async () => {
  const { recorded, user, assign } = await open();
  await assign('Ada');
  const undo = await screen.findByRole('button', { name: 'Undo' });
  const release = holdRequests('patch', path);
  await user.click(undo);
  await assign('Bob');
  release();
  expect(await screen.findByText('Paint hall was assigned to Bob')).toBeVisible();
  await waitFor(() => expect(recorded.sent).toHaveLength(3));
  expect(recorded.sent.at(-1)).toEqual({ id: 'Paint hall', body: { employeeId: 'bob', version: 5 } });
});
