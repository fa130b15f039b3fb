import { z } from 'zod';
import { Id, Instant } from './ids';
import { RemoteName } from './permission-graph';
import { Role } from './roles';

/** What each event carries. A new kind of event starts here. */
export const eventPayloads = {
  /** The tabs of these roles changed. */
  'permissions.changed': z.object({ version: z.number().int(), roles: z.array(Role) }),
  /** Another release of a remote became the current one. */
  'remotes.changed': z.object({ name: RemoteName, version: z.string() }),
  /**
   * Access tokens of these sessions no longer count: all of them, as the sessions ended; or, with an epoch, those up to
   * it, as they tell what is no longer so.
   */
  'session.revoked': z.object({ sessionIds: z.array(Id), epoch: z.number().int().optional() }),
  /** Every gateway is asked how many people it has online. */
  'online.asked': z.object({ askId: Id }),
  /** How many people of each role have Plaza open at one gateway. */
  'online.told': z.object({ askId: Id, people: z.partialRecord(Role, z.number().int()) }),
  /** A person is gone; every service removes what it owns of theirs. */
  'user.deleted': z.object({ userId: Id }),
  /** A consumer has done what an event asks for. */
  'event.done': z.object({ eventId: Id, consumer: z.string() }),
} as const;

export type EventType = keyof typeof eventPayloads;
export type EventPayload<Type extends EventType> = z.infer<(typeof eventPayloads)[Type]>;

/** Whose browsers get an event; an event without addressees is for services alone. */
export const Addressees = z.object({
  users: z.array(Id).optional(),
  roles: z.array(Role).optional(),
  everyone: z.literal(true).optional(),
});
export type Addressees = z.infer<typeof Addressees>;

/** An event on the bus. `id` lets a consumer remember what it has done. */
export const PlazaEvent = z.object({
  id: Id,
  type: z.enum(Object.keys(eventPayloads) as [EventType, ...EventType[]]),
  at: Instant,
  to: Addressees.optional(),
  payload: z.unknown(),
});
export interface PlazaEvent<Type extends EventType = EventType> {
  readonly id: string;
  readonly type: Type;
  readonly at: string;
  readonly to?: Addressees;
  readonly payload: EventPayload<Type>;
}

/** The services that must confirm an event before its sender forgets it. */
export const eventConsumers: Partial<Record<EventType, readonly string[]>> = {
  'user.deleted': ['identity', 'finance', 'marketplace'],
};

/** What a browser's event stream carries, as JSON in `data:`. */
export interface BrowserEvent<Type extends EventType = EventType> {
  readonly type: Type;
  readonly payload: EventPayload<Type>;
}
