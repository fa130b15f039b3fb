import { allTabs, edgeOf, remotesFor, tabsOfRemote, tabsThatOpen } from './permission-graph';
import { tabIds, tabsOfUser, withAdminTabRule } from './tabs';

const areas = [
  {
    area: 'loyalty',
    tabs: [
      { id: 'points', scopes: ['loyalty'] },
      { id: 'shop', scopes: ['loyalty', 'markets'] },
    ],
  },
];
const ada = { role: 'user', isAdmin: false } as const;

test('tabs of other areas are listed after built-in ones', () => {
  expect(allTabs(areas)).toEqual([...tabIds, 'points', 'shop']);
  expect(withAdminTabRule('admin_low', ['shop', 'gone', 'points', 'markets'], allTabs(areas))).toEqual([
    'markets',
    'admin',
    'points',
    'shop',
  ]);
  expect(tabsOfUser(ada, ['points', 'markets'])).toEqual(['markets', 'points']);
});

test('a tab of another area leads to its remote and allows its scopes, and none of the platform', () => {
  expect(edgeOf('points', areas)).toEqual({ remote: 'loyalty', scopes: ['loyalty'] });
  expect(edgeOf('points')).toEqual({ scopes: [] });
  expect(tabsThatOpen('loyalty', areas)).toEqual(['points', 'shop']);
  expect(tabsThatOpen('loyalty')).toEqual([]);
  expect(tabsThatOpen('markets', areas)).toEqual(['markets']);
});

test('its remote is available to users with one of its tabs', () => {
  expect(tabsOfRemote('loyalty', areas)).toEqual(['points', 'shop']);
  expect(remotesFor(['overview', 'shop'], areas).map(({ name, tabs }) => [name, tabs])).toEqual([
    ['auth', []],
    ['finance', ['overview']],
    ['loyalty', ['shop']],
  ]);
  expect(remotesFor(['shop'])).toEqual([{ name: 'auth', tabs: [] }]);
});
