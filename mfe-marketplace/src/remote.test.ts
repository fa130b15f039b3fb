import { tabsOfRemote } from '@plaza/contracts/permission-graph';
import { remoteContract } from '@plaza/contracts/remote-contract';
import { userFixture } from '@plaza/contracts/testing/user-fixture';
import { createAppStore, saveSession } from '@plaza/web-kit';
import type { Deliver } from './messages/outbox/delivery';
import { closeOutbox, getOutbox } from './messages/outbox/outboxes';
import remote from './remote';

test('the remote has only tabs of its own, for the contract of this shell', () => {
  const tabs = Object.keys(remote.tabs);
  expect(remote.contract).toBe(remoteContract);
  expect(tabs).toContain('contractors');
  expect(tabsOfRemote('marketplace')).toEqual(expect.arrayContaining(tabs));
});

test('a replaced version sends nothing more, and leaves what waits to the new one', async () => {
  jest.useFakeTimers();
  const user = userFixture();
  createAppStore().dispatch(saveSession('token', user));
  const unreachable = jest.fn<ReturnType<Deliver>, Parameters<Deliver>>(async () => ({ kind: 'postponed' }));
  const outbox = getOutbox(user.id);
  outbox.start(unreachable);
  outbox.add('c', 'Hello');
  await jest.advanceTimersByTimeAsync(0);
  remote.dispose?.();
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(unreachable).toHaveBeenCalledTimes(1);

  const next = getOutbox(user.id);
  const deliver = jest.fn<ReturnType<Deliver>, Parameters<Deliver>>(async () => ({ kind: 'delivered' }));
  next.start(deliver);
  await jest.advanceTimersByTimeAsync(0);
  expect(deliver.mock.calls).toEqual([[expect.objectContaining({ content: 'Hello' })]]);
  expect(next.getState().unsent).toEqual([]);
  closeOutbox(user.id, false);
  jest.useRealTimers();
});
