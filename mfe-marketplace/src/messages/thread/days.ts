import type { Message } from '@plaza/contracts/marketplace/conversations';

export interface ThreadDay {
  readonly day: string;
  readonly messages: readonly Message[];
}

const sameYear = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' });
const otherYear = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
});

/** The messages grouped by the day on which they were sent, in the browser's time zone. */
export function groupByDay(messages: readonly Message[], now: Date): ThreadDay[] {
  const days = new Map<string, Message[]>();
  for (const message of messages) {
    const day = formatThreadDay(new Date(message.timestamp), now);
    const group = days.get(day);
    if (group) group.push(message);
    else days.set(day, [message]);
  }
  return [...days].map(([day, sent]) => ({ day, messages: sent }));
}

/** "Today", "Yesterday", "Monday, March 2", "Mon, March 2, 2020". */
export function formatThreadDay(at: Date, now: Date): string {
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (at.toDateString() === now.toDateString()) return 'Today';
  if (at.toDateString() === yesterday.toDateString()) return 'Yesterday';
  return (at.getFullYear() === now.getFullYear() ? sameYear : otherYear).format(at);
}
