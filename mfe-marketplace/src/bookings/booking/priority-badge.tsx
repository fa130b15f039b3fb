import type { Priority } from '@plaza/contracts/marketplace/bookings';
import { Badge, type BadgeProps } from '@plaza/ui';

/** The priorities that get a badge; a medium one needs none. */
const marked = {
  low: { label: 'Low priority', tone: 'neutral' },
  medium: undefined,
  high: { label: 'High priority', tone: 'bad' },
} as const satisfies Record<Priority, { label: string; tone: BadgeProps['tone'] } | undefined>;

/** The priority of a booking, if it is high or low. */
export function PriorityBadge({ priority }: { priority: Priority }) {
  const mark = marked[priority];
  return mark && <Badge tone={mark.tone}>{mark.label}</Badge>;
}
