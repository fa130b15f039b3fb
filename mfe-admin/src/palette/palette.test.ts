import { createAppStore } from '@plaza/web-kit';
import { callerFixture } from '../testing/render-panel';
import { adminUserFixture, idOf, serveUsers } from '../testing/users-server';
import { palette } from './palette';

beforeEach(() => jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask', 'setImmediate'] }));
afterEach(() => jest.useRealTimers());

test('a user whom a colleague has added is found a minute after the same search', async () => {
  const store = createAppStore();
  async function search(text: string) {
    const found = await store.dispatch(palette.search?.(text, { user: callerFixture(), tabs: [] }) ?? (async () => []));
    return found.map(({ label, detail }) => `${label} ${detail}`);
  }
  const kept = serveUsers([adminUserFixture({ firstName: 'Grace', lastName: 'Hopper' })]);
  expect(await search('hopper')).toEqual(['Grace Hopper Customer']);
  kept.users = [...kept.users, adminUserFixture({ id: idOf(2), firstName: 'Vincent', lastName: 'Hopper' })];
  expect(await search('hopper')).toHaveLength(1);
  jest.setSystemTime(Date.now() + 60_000);
  expect(await search('hopper')).toEqual(['Grace Hopper Customer', 'Vincent Hopper Customer']);
});
