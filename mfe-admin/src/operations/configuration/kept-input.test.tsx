import { server } from '@plaza/test-kit/screens/mock-server';
import { clearSession, createAppStore } from '@plaza/web-kit';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import {
  applies,
  changed,
  configurationPath,
  editor,
  outdatedSentence,
  renderConfiguration,
  second,
  serveConfiguration,
  versionFixture,
} from '../../testing/configuration-server';
import { idOf } from '../../testing/users-server';

/** Reloads or closes the page. @returns whether the browser asks first */
const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('keeps the input if somebody else was faster, and compares it with their version', async () => {
  const kept = serveConfiguration();
  const { user } = renderConfiguration();
  fireEvent.change(await editor(), { target: { value: changed } });
  await user.click(screen.getByRole('button', { name: 'Check' }));
  await user.click(await screen.findByRole('button', { name: 'Apply…' }));
  kept.active = versionFixture(3, second);
  await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'Too many calls.');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText(outdatedSentence)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await editor()).toHaveValue(changed);
  expect(await screen.findByText(/^Version 3 was applied since you began/)).toBeVisible();
  expect(applies()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Compare With It' }));
  await waitFor(() => expect(screen.getByRole('region', { name: 'Version 3' })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(await screen.findByText('600 → 300')).toBeVisible();
  expect(applies()).toBe(true);
});

it('asks before unload while typed text is not applied', async () => {
  serveConfiguration();
  const { user } = renderConfiguration();
  fireEvent.change(await editor(), { target: { value: changed } });
  expect(isAsked()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Discard Changes' }));
  expect(isAsked()).toBe(false);
});

it('keeps the typed text while another screen is visited, and asks before the page is closed there too', async () => {
  serveConfiguration();
  const { unmount } = renderConfiguration(idOf(800));
  fireEvent.change(await editor(), { target: { value: changed } });
  unmount();
  expect(isAsked()).toBe(true);
  const { user } = renderConfiguration(idOf(800));
  expect(await editor()).toHaveValue(changed);
  const discard = screen.getByRole('button', { name: 'Discard Changes' });
  await user.click(discard);
  expect(await editor()).not.toHaveValue(changed);
  expect(discard).toHaveAttribute('aria-disabled', 'true');
  expect(discard).toBeEnabled(); // browsers take the focus from a disabled one, which jsdom does not
  expect(isAsked()).toBe(false);
});

it('keeps with the typed text the version that it is based on', async () => {
  const kept = serveConfiguration();
  const { unmount } = renderConfiguration(idOf(800));
  fireEvent.change(await editor(), { target: { value: changed } });
  unmount();
  kept.active = versionFixture(3, second);
  renderConfiguration(idOf(800));
  expect(await screen.findByText(/^Version 3 was applied since you began/)).toBeVisible();
  expect(await editor()).toHaveValue(changed);
});

it('discards the typed text when its author signs out', async () => {
  serveConfiguration();
  const { unmount } = renderConfiguration(idOf(800));
  fireEvent.change(await editor(), { target: { value: changed } });
  unmount();
  createAppStore().dispatch(clearSession());
  renderConfiguration(idOf(801)).unmount();
  renderConfiguration(idOf(800));
  expect(await editor()).not.toHaveValue(changed);
});

it('asks nothing when the text is applied while its author visits another screen', async () => {
  serveConfiguration();
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.use(http.put(configurationPath, () => held)); // and goes on to the handler behind this one
  const { user, unmount } = renderConfiguration(idOf(800));
  fireEvent.change(await editor(), { target: { value: changed } });
  await user.click(screen.getByRole('button', { name: 'Check' }));
  await user.click(await screen.findByRole('button', { name: 'Apply…' }));
  await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'Too many calls.');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  unmount();
  const { unmount: leave } = renderConfiguration(idOf(800));
  expect(await editor()).toHaveValue(changed);
  leave();
  await act(async () => answer());
  await waitFor(() => expect(isAsked()).toBe(false));
});

it('keeps the input while another version is applied', async () => {
  serveConfiguration();
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.use(http.put(configurationPath, () => held)); // and goes on to the handler behind this one
  const { user } = renderConfiguration();
  fireEvent.change(await editor(), { target: { value: changed } });
  await user.click(screen.getByRole('button', { name: 'Check' }));
  await user.click(await screen.findByRole('button', { name: 'Apply…' }));
  await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'Too many calls.');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  const typedSince = changed.replace('300', '200');
  fireEvent.change(await editor(), { target: { value: typedSince } });
  answer();
  expect(await screen.findByRole('region', { name: 'Version 3' })).toBeVisible();
  expect(await editor()).toHaveValue(typedSince);
});
