import type { z } from 'zod';
import type * as schemas from './event-schemas';
import type { BuiltInScope } from './permission-graph';

/*
 * What programs need of events without checking any: the schemas are in a file of their own, as creating them takes
 * several milliseconds of a start.
 */

export type Topic = z.infer<typeof schemas.Topic>;

/** The scope that each topic requires. */
export const topicScopes: Readonly<Record<Topic, BuiltInScope>> = { quotes: 'markets' };

/** Sent on a stream when its topics change: the requested topics, and those of them that its user may subscribe to. */
export interface StreamTopics {
  readonly wanted: readonly Topic[];
  readonly followed: readonly Topic[];
}

/**
 * How often a gateway reports the topics with subscribers there; without a report for three times as long, its
 * subscriptions are considered gone.
 */
export const topicReportIntervalMs = 5000;

export type EventType = keyof typeof schemas.eventPayloads;
export type EventPayload<Type extends EventType> = z.infer<(typeof schemas.eventPayloads)[Type]>;

export type Addressees = z.infer<typeof schemas.Addressees>;

/** An event on the bus. `id` lets a consumer recognize an event that it has processed already. */
export interface PlazaEvent<Type extends EventType = EventType> {
  readonly id: string;
  readonly type: Type;
  readonly at: string;
  readonly to?: Addressees;
  readonly payload: EventPayload<Type>;
}

/** Events that only browsers with a tab of the scope receive, as they concern data that others may not read. */
export const eventScopes: Partial<Record<EventType, BuiltInScope>> = {
  'alert.fired': 'markets',
  'booking.changed': 'bookings',
  'message.sent': 'messages',
  'conversation.read': 'messages',
  'presence.changed': 'messages',
};

/** The services that must confirm an event before its sender removes it from the outbox. */
export const eventConsumers: Partial<Record<EventType, readonly string[]>> = {
  'act.audited': ['identity'],
  'areas.changed': ['identity'],
  'contractor.changed': ['identity'],
  'user.changed': ['marketplace'],
  'user.deleted': ['identity', 'finance', 'markets', 'marketplace', 'registry'],
};

/** The content of a browser's event stream, as JSON in `data:`. */
export interface BrowserEvent<Type extends EventType = EventType> {
  readonly type: Type;
  readonly payload: EventPayload<Type>;
  /** The topic, for events that are sent to all its subscribers. */
  readonly topic?: Topic;
}
