import { tabIds } from '@plaza/contracts/tabs';
import { phoneTabs } from './phone-tabs';
import { shownTabs } from './shown-tab';

const idsOf = (tabs: readonly { id: string }[]) => tabs.map(({ id }) => id);

test('four frequently used tabs are in the bar, all others behind More, without duplicates and omissions', () => {
  const { bar, behind } = phoneTabs(shownTabs(tabIds));
  expect(idsOf(bar)).toEqual(['overview', 'finance_manager', 'messages', 'bookings']);
  expect([...idsOf(bar), ...idsOf(behind)].sort()).toEqual([...tabIds].sort());
});

test('the places of missing tabs are given to others', () => {
  const { bar, behind } = phoneTabs(shownTabs(['markets', 'contractors', 'messages', 'bookings', 'profile', 'map']));
  expect(idsOf(bar)).toEqual(['markets', 'contractors', 'messages', 'bookings']);
  expect(idsOf(behind)).toEqual(['profile', 'map']);
});

test('five tabs need no More', () => {
  expect(phoneTabs(shownTabs(['overview', 'markets', 'messages', 'bookings', 'profile'])).behind).toEqual([]);
});
