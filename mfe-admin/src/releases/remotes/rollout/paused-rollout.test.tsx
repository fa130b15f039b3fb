import { screen } from '@testing-library/react';
import { servePermissions } from '../../../testing/permissions-server';
import { button, card, openReleases } from '../../../testing/releases-screen';
import { remoteFixture, rolloutFixture, serveRemotes } from '../../../testing/remotes-server';

it('the button that paused a rollout keeps the focus, and resumes it', async () => {
  servePermissions();
  const kept = serveRemotes(remoteFixture({ rollout: rolloutFixture() }));
  kept.after = { rollout: rolloutFixture({ state: 'paused' }) };
  const { user } = openReleases();
  await card();
  await user.click(button('Pause Finance 1.1.0'));
  expect(await screen.findByRole('button', { name: 'Resume Finance 1.1.0' })).toHaveFocus();
});
