import { defaultTabPermissions } from '@plaza/contracts/tabs';
import { openToggles, rolesIn, tabsWith, withTab, withTabs } from './toggles';

it('are applied on top of the saved state', () => {
  const toggles = withTab(withTab({}, 'user', 'map', true), 'user', 'markets', false);
  expect(tabsWith(toggles, 'user', ['overview', 'markets'])).toEqual(['overview', 'map']);
  expect(tabsWith(toggles, 'contractor', ['overview'])).toEqual(['overview']);
});

it('never change a fixed admin tab', () => {
  expect(tabsWith(withTab({}, 'user', 'admin', true), 'user', [])).toEqual([]);
  expect(tabsWith(withTab({}, 'admin_low', 'admin', false), 'admin_low', [])).toEqual(['admin']);
  expect(tabsWith(withTab({}, 'contractor', 'admin', true), 'contractor', [])).toEqual(['admin']);
});

it('are dropped when the saved state equals them', () => {
  const toggles = withTab(withTab({}, 'user', 'map', true), 'user', 'markets', false);
  expect(openToggles(toggles, defaultTabPermissions)).toEqual({ user: { map: true, markets: false } });
  const saved = { ...defaultTabPermissions, user: [...defaultTabPermissions.user, 'map' as const] };
  expect(openToggles(toggles, saved)).toEqual({ user: { markets: false } });
});

it('change a role to exactly the given tabs', () => {
  const toggles = openToggles(withTabs({}, 'user', ['map']), defaultTabPermissions);
  expect(tabsWith(toggles, 'user', defaultTabPermissions.user)).toEqual(['map']);
  expect(rolesIn(toggles)).toEqual(['user']);
});
