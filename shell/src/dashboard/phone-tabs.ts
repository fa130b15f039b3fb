import type { ShownTab } from './shown-tab';

/** The number of tabs that fit into the tab bar of a phone, besides More. */
const room = 4;
/** The tabs that users open most often on a phone. */
const first: readonly string[] = ['overview', 'bookings', 'messages', 'finance_manager'];

/** The tabs in the bar of a phone, and those behind More, both in the standard order. */
export function phoneTabs(tabs: readonly ShownTab[]): { bar: readonly ShownTab[]; behind: readonly ShownTab[] } {
  if (tabs.length <= room + 1) return { bar: tabs, behind: [] };
  const wanted = [...tabs.filter(({ id }) => first.includes(id)), ...tabs.filter(({ id }) => !first.includes(id))];
  const chosen = new Set(wanted.slice(0, room));
  return { bar: tabs.filter((tab) => chosen.has(tab)), behind: tabs.filter((tab) => !chosen.has(tab)) };
}
