import { z } from 'zod';
import { TabId } from './tabs';

/** `away`: the tab's service does not respond; `slow`: it takes seconds to respond. */
export const Trouble = z.enum(['away', 'slow']);
export type Trouble = z.infer<typeof Trouble>;

/** The tabs whose services have trouble. */
export const TabAvailability = z.object({ tabs: z.array(z.object({ id: TabId, trouble: Trouble })) });
export type TabAvailability = z.infer<typeof TabAvailability>;
