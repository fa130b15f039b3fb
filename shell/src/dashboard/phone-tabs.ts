import type { ShownTab } from './shown-tab';

/** How many tabs the bar of a phone has room for, beside More. */
const room = 4;
/** What people open most on their way. */
const first: readonly string[] = ['overview', 'bookings', 'messages', 'finance_manager'];

/** Which tabs stand in the bar of a phone, and which behind More, both in the order of the product. */
export function phoneTabs(tabs: readonly ShownTab[]): { bar: readonly ShownTab[]; behind: readonly ShownTab[] } {
  if (tabs.length <= room + 1) return { bar: tabs, behind: [] };
  const wanted = [...tabs.filter(({ id }) => first.includes(id)), ...tabs.filter(({ id }) => !first.includes(id))];
  const chosen = new Set(wanted.slice(0, room));
  return { bar: tabs.filter((tab) => chosen.has(tab)), behind: tabs.filter((tab) => !chosen.has(tab)) };
}
