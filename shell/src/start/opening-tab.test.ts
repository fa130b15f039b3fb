import type { RemoteDescriptor } from '@plaza/contracts/registry/releases';
import { isSignedInPath, openingRemote, openingTab } from './opening-tab';

const remote = (name: string, tabs: string[], more: Partial<RemoteDescriptor> = {}): RemoteDescriptor => ({
  name,
  tabs,
  version: '1.0.0',
  entry: `/remotes/${name}/1.0.0/remoteEntry.js`,
  integrity: {},
  contract: 1,
  ...more,
});
const remotes = [remote('auth', ['profile']), remote('markets', ['markets']), remote('finance', ['overview'])];

it.each([
  ['/dashboard/markets', 'markets', 'markets'],
  ['/dashboard', 'overview', 'finance'],
  ['/dashboard/', 'overview', 'finance'],
  ['/dashboard/loyalty_points', 'loyalty_points', undefined],
  ['/admin', 'admin', undefined],
  ['/profile', undefined, 'auth'],
])('%s opens the tab %s of %s', (path, tab, name) => {
  expect(openingTab(path, remotes)).toBe(tab);
  expect(openingRemote(path, remotes)?.name).toBe(name);
});

it('loads nothing of a switched-off remote', () => {
  const off = remote('finance', ['overview'], { switchedOff: 'Back at noon.' });
  expect(openingRemote('/dashboard/overview', [off])).toBeUndefined();
});

it.each([
  ['/dashboard', true],
  ['/dashboard/overview', true],
  ['/profile', true],
  ['/admin', true],
  ['/', false],
  ['/signin', false],
  ['/dashboards', false],
])('%s is inside: %s', (path, inside) => expect(isSignedInPath(path)).toBe(inside));
