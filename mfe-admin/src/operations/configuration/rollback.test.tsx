import { clockDateTime } from '@plaza/ui/time';
import { act, screen, waitFor } from '@testing-library/react';
import {
  at,
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

it('rolls back only the version that was active when it was asked', async () => {
  const kept = serveConfiguration();
  const send = await openEvents();
  const { user } = renderConfiguration();
  await loaded();
  await user.click(rollBack());
  kept.earlier = [kept.active, ...kept.earlier];
  kept.active = versionFixture(3, second);
  act(() => send({ type: 'gateway-configuration.changed', payload: { number: 3 } }));
  await screen.findByText('Version 3');
  await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'It was too few.');
  await user.click(screen.getByRole('button', { name: 'Roll Back' }));
  await waitFor(() => expect(kept.backs).toMatchObject([{ on: first }]));
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
