import { z } from 'zod';
import { call } from '../call';
import { IdParams, Instant } from '../ids';
import { maxSlotDays } from './choices';
import { Day, Hours, TimeOfDay, TimeZone } from './fields';
import * as marketplaceRoutes from './routes';

/** A free start time for a booking of the requested duration; `date` and `time` in the requested time zone. */
export const Slot = z.object({ startsAt: Instant, date: Day, time: TimeOfDay });
export type Slot = z.infer<typeof Slot>;

export const SlotQuery = z.strictObject({
  /** The first day, in `timeZone`. */
  from: Day,
  days: z.coerce.number().int().min(1).max(maxSlotDays).default(7),
  /** In hours. */
  duration: z.coerce.number().pipe(Hours).default(1),
  timeZone: TimeZone,
});
export type SlotQuery = z.input<typeof SlotQuery>;

export const slotCalls = {
  slots: call(marketplaceRoutes.slots, {
    summary: `The slots of a contractor for a booking of a given length, every half hour; at most ${maxSlotDays} days.`,
    access: { scope: 'catalogue' },
    params: IdParams,
    query: SlotQuery,
    answer: z.array(Slot).max(48 * maxSlotDays),
  }),
} as const;
