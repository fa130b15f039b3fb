import type { Message } from '@plaza/contracts/marketplace/conversations';
import { formatRelativeDay, toDay } from '@plaza/ui/time';

export interface ThreadDay {
  /** YYYY-MM-DD */
  readonly day: string;
  /** "Today", "Yesterday" or a date. */
  readonly heading: string;
  readonly messages: readonly Message[];
}

/** Groups messages by the day on which they were sent, in the browser's time zone. */
export function groupByDay(messages: readonly Message[], now: number): ThreadDay[] {
  const days = new Map<string, [Message, ...Message[]]>();
  for (const message of messages) {
    const day = toDay(message.timestamp);
    const group = days.get(day);
    if (group) group.push(message);
    else days.set(day, [message]);
  }
  return [...days].map(([day, sent]) => ({ day, heading: formatRelativeDay(sent[0].timestamp, now), messages: sent }));
}
