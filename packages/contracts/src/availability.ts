import { z } from 'zod';
import { TabId } from './tabs';

/** `away`: its service does not answer; `slow`: it takes seconds to. */
export const Trouble = z.enum(['away', 'slow']);
export type Trouble = z.infer<typeof Trouble>;

/** The tabs that have trouble. */
export const TabAvailability = z.object({ tabs: z.array(z.object({ id: TabId, trouble: Trouble })) });
export type TabAvailability = z.infer<typeof TabAvailability>;
