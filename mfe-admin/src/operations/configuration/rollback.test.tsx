import { server } from '@plaza/test-kit/screens/mock-server';
import { clockDateTime } from '@plaza/ui/time';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import {
  at,
  configurationPath,
  editor,
  first,
  renderConfiguration,
  second,
  serveConfiguration,
  versionFixture,
} from '../../testing/configuration-server';
import { interruptEvents, openEvents } from '../../testing/permissions-server';

const rollBack = () => screen.getByRole('button', { name: 'Roll Back…' });

/** Waits until everything is shown. */
async function loaded() {
  await screen.findByRole('table', { name: 'Versions' });
  await editor();
}

it('rolls back to the previous version, with a reason', async () => {
  const kept = serveConfiguration();
  const { user } = renderConfiguration();
  expect(rollBack()).toHaveAttribute('aria-disabled', 'true');
  await loaded();
  await user.click(rollBack());
  await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'It was too few.');
  await user.click(screen.getByRole('button', { name: 'Roll Back' }));
  expect(await screen.findByRole('region', { name: 'Version 3' })).toBeVisible();
  expect(kept.backs).toEqual([{ on: first, reason: 'It was too few.' }]);
});

it('names the version to which it rolls back, which skips what was rolled back before', async () => {
  const kept = serveConfiguration();
  kept.active = versionFixture(6, first, { kind: 'return', restores: 4 });
  kept.earlier = [5, 4, 3].map((number) => versionFixture(number, second, { reason: `Reason ${number}.` }));
  const { user } = renderConfiguration();
  await loaded();
  await user.click(rollBack());
  expect(screen.getByRole('dialog', { name: 'Roll back to version 3?' })).toHaveAccessibleDescription(
    `Every gateway returns to version 3 of ${clockDateTime(at)}: “Reason 3.”`,
  );
});

it('offers no rollback if the active version restores the oldest one', async () => {
  const kept = serveConfiguration();
  kept.active = versionFixture(3, first, { kind: 'back', restores: 1 });
  kept.earlier = [versionFixture(2, second), versionFixture(1, first, { kind: 'first' })];
  const { user } = renderConfiguration();
  await loaded();
  await user.click(rollBack());
  expect(rollBack()).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('closes the dialog when the same document is applied again meanwhile, as the rollback would lead to it', async () => {
  const kept = serveConfiguration();
  const send = await openEvents();
  const { user } = renderConfiguration();
  await loaded();
  await user.click(rollBack());
  kept.earlier = [kept.active, ...kept.earlier];
  kept.active = versionFixture(3, first);
  act(() => send({ type: 'gateway-configuration.changed', payload: { number: 3 } }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText('Version 3 became active meanwhile. Look at it before you roll back.')).toBeVisible();
  expect(kept.backs).toEqual([]);
});

it('does not take the own rollback for that of somebody else if its event arrives before its answer', async () => {
  const kept = serveConfiguration();
  const send = await openEvents();
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.use(
    http.post(`${configurationPath}/back`, async () => {
      kept.earlier = [kept.active, ...kept.earlier];
      kept.active = versionFixture(3, second);
      await answered;
      return HttpResponse.json(kept.active);
    }),
  );
  const { user } = renderConfiguration();
  await loaded();
  await user.click(rollBack());
  await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'It was too few.');
  await user.click(screen.getByRole('button', { name: 'Roll Back' }));
  await waitFor(() => expect(kept.active.number).toBe(3));
  act(() => send({ type: 'gateway-configuration.changed', payload: { number: 3 } }));
  await screen.findByText('Version 3');
  expect(screen.getByRole('dialog')).toBeVisible();
  answer();
  expect(await screen.findByText('Version 3 is active.')).toBeVisible();
  expect(screen.queryByText(/became active meanwhile/)).not.toBeInTheDocument();
});

it('shows a version that a gateway has rolled back to as soon as it is announced, or as events may be missing', async () => {
  const kept = serveConfiguration();
  const send = await openEvents();
  renderConfiguration();
  await loaded();
  kept.active = versionFixture(3, second, { kind: 'return', restores: 1 });
  act(() => send({ type: 'gateway-configuration.changed', payload: { number: 3 } }));
  expect(await screen.findByRole('region', { name: 'Version 3' })).toBeVisible();
  expect(await screen.findByRole('row', { name: /^3 Rolled back automatically/ })).toBeVisible();
  kept.active = versionFixture(4, first);
  act(() => interruptEvents());
  expect(await screen.findByRole('region', { name: 'Version 4' }, { timeout: 10_000 })).toBeVisible();
}, 15_000);
