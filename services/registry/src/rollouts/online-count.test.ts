import { OnlineCount } from './online-count';

test('the last count is used while it is counted again', async () => {
  let count = async () => ({ user: 5000 });
  const online = new OnlineCount(() => count());
  expect(online.byRole).toBeNull();
  await online.refresh();
  let answer: (counted: { user: number }) => void = () => undefined;
  count = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  const refreshed = online.refresh();
  expect(online.byRole).toEqual({ user: 5000 });
  answer({ user: 4000 });
  await refreshed;
  expect(online.byRole).toEqual({ user: 4000 });
});

test.each<[string, () => Promise<Record<string, number>>]>([
  ['no gateway answers', async () => ({})],
  ['they cannot be asked', () => Promise.reject(new Error('Redis is away'))],
])('the number is unknown if %s', async (_what, count) => {
  let counting: () => Promise<Record<string, number>> = async () => ({ user: 5000 });
  const online = new OnlineCount(() => counting());
  await online.refresh();
  counting = count;
  await online.refresh().catch(() => undefined);
  expect(online.byRole).toBeNull();
});
