import type { Message } from '@plaza/contracts/marketplace/conversations';
import { formatRelativeDay } from '@plaza/ui/time';

export interface ThreadDay {
  readonly day: string;
  readonly messages: readonly Message[];
}

/** Groups messages by the day on which they were sent, in the browser's time zone. */
export function groupByDay(messages: readonly Message[], now: Date): ThreadDay[] {
  const days = new Map<string, Message[]>();
  for (const message of messages) {
    const day = formatRelativeDay(message.timestamp, now);
    const group = days.get(day);
    if (group) group.push(message);
    else days.set(day, [message]);
  }
  return [...days].map(([day, sent]) => ({ day, messages: sent }));
}
