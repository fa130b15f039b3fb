import { z } from 'zod';
import { TabAvailability } from './availability';
import { Id, Instant } from './ids';
import { AuditedAct } from './internal/audited-act';
import { BookingChange, BookingStatus } from './marketplace/bookings';
import { Message } from './marketplace/conversations';
import { TicketStatus } from './marketplace/tickets';
import { Firing } from './markets/alerts';
import { Feed } from './markets/feed';
import { QuoteKind } from './markets/kinds';
import { Drill, DrillOrder } from './operations/drills';
import { GatewayStatus } from './operations/now';
import { ProcessTraces, RequestWindow, TraceSummaries } from './operations/requests';
import { type BuiltInScope, RemoteName } from './permission-graph';
import { Role } from './roles';
import { TabId } from './tabs';

/** What browsers follow while a screen shows it, and the scope that they need for it. */
export const topicScopes = { quotes: 'markets' } as const satisfies Record<string, BuiltInScope>;
export type Topic = keyof typeof topicScopes;
export const Topic = /* @__PURE__ */ z.enum(Object.keys(topicScopes) as [Topic, ...Topic[]]);

const Topics = /* @__PURE__ */ z.array(Topic).max(Object.keys(topicScopes).length);

/** The topics that a stream is to follow from now on, in place of the earlier ones. */
export const WantedTopics = z.strictObject({ topics: Topics });

/** Sent on a stream when its topics change: those that were requested, and those of them that its user may follow. */
export interface StreamTopics {
  readonly wanted: readonly Topic[];
  readonly followed: readonly Topic[];
}

/**
 * How often a gateway reports the topics followed there; without a report for three times as long they count as
 * followed by nobody.
 */
export const topicReportIntervalMs = 5000;

/** What each event carries. A new kind of event starts here. */
export const eventPayloads = {
  /**
   * The tabs of these roles changed: to `tabs`, where they are known. A browser receives those of its own role alone.
   */
  'permissions.changed': z.object({
    version: z.number().int(),
    roles: z.array(Role),
    tabs: z.partialRecord(Role, z.array(TabId)).optional(),
  }),
  /** Another release of a remote became the current one. */
  'remotes.changed': z.object({ name: RemoteName, version: z.string() }),
  /** An area that is not built in was approved or removed, or changed by another release. */
  'areas.changed': z.object({ area: RemoteName }),
  /** Another version of the gateways' configuration is active. */
  'gateway-configuration.changed': z.object({ number: z.number().int() }),
  /**
   * Access tokens of these sessions no longer count: all of them, as the sessions ended; or, with an epoch, those up to
   * it, as they tell what is no longer so.
   */
  'session.revoked': z.object({ sessionIds: z.array(Id), epoch: z.number().int().optional() }),
  /** Every gateway is asked how many people it has online. */
  'online.asked': z.object({ askId: Id }),
  /** How many people of each role have Plaza open at one gateway. */
  'online.told': z.object({ askId: Id, people: z.partialRecord(Role, z.number().int()) }),
  /**
   * Quotes of one kind that changed since the last push: key, price (rate, yield) and change in percent. To whoever
   * follows the topic; pushed at most four times a second.
   */
  'quotes.changed': z.object({
    kind: QuoteKind,
    feed: Feed,
    quotes: z.array(z.tuple([z.string(), z.number(), z.number()])),
  }),
  /** A price alert fired. */
  'alert.fired': Firing,
  /** These topics are followed at one gateway; repeated for as long as they are. */
  'topic.followed': z.object({ topics: z.array(Topic) }),
  /** A browser asked one gateway for the topics of its stream, which another gateway holds. */
  'stream.topics.wanted': z.object({ streamId: Id, callerId: Id, sessionId: Id, topics: Topics }),
  /** Something happened to a booking of theirs, which has this version since; releases before gave none. */
  'booking.changed': z.object({
    bookingId: Id,
    status: BookingStatus,
    change: BookingChange,
    version: z.number().int().optional(),
  }),
  /**
   * A job was completed at a price above zero, a decimal string; it became a debt of the customer to the contractor.
   */
  'booking.completed': z.object({
    bookingId: Id,
    title: z.string(),
    customerId: Id,
    contractorId: Id,
    location: z.string(),
    finalPrice: z.string(),
    currency: z.string(),
    completedAt: Instant,
  }),
  /** A message, to both sides of its conversation. */
  'message.sent': z.object({ message: Message }),
  /** Somebody read a conversation, as it was at an instant. */
  'conversation.read': z.object({ conversationId: Id, readerId: Id, at: Instant }),
  /** A person whom one talks to opened Plaza, or closed it. */
  'presence.changed': z.object({ userId: Id, isOnline: z.boolean() }),
  /** Who came to and left one gateway since its last report; with `whole` it names everybody who is there. */
  'presence.told': z.object({ gatewayId: Id, whole: z.boolean(), came: z.array(Id), left: z.array(Id) }),
  /** Every gateway is asked to name everybody who is there. */
  'presence.asked': z.object({}),
  /**
   * What others keep of a contractor is another: specialties, jobs, or `rating`, 0 to 5 with 2 decimals and 0 without
   * reviews. `totalJobs` counts confirmed, running and completed jobs.
   */
  'contractor.changed': z.object({
    userId: Id,
    specialties: z.array(z.string()),
    totalJobs: z.number().int().min(0),
    completedJobs: z.number().int().min(0),
    rating: z.number().min(0).max(5),
  }),
  /** Something happened to a ticket. */
  'ticket.changed': z.object({ ticketId: Id, status: TicketStatus }),
  /** What others show of a person is another: name, e-mail, phone, company, role or employer. */
  'user.changed': z.object({ userId: Id }),
  /** A user was deleted; every service removes that user's data. */
  'user.deleted': z.object({ userId: Id }),
  /** Somebody watches the gateways: each one reports every second, for a few seconds. */
  'gateways.watched': z.object({}),
  'gateway.told': GatewayStatus,
  /** A gateway asks all others for retained traces: those of some minutes, or of one request or trace by its id. */
  'requests.asked': z.object({
    question: Id,
    gateway: Id,
    window: RequestWindow.optional(),
    request: z.string().optional(),
  }),
  'requests.told': z.object({ question: Id, gateway: Id, summaries: TraceSummaries, parts: ProcessTraces }),
  /**
   * The tabs of a user whose service does not answer, or answers slowly, as one gateway sees it; all other tabs are
   * well.
   */
  'availability.changed': TabAvailability,
  /** A fault is injected at all gateways, for this many seconds. */
  'drill.started': DrillOrder,
  /** A drill was ended before its time. */
  'drill.ended': z.object({ id: Id }),
  /** How a drill fares, from the gateway that runs it to all others. */
  'drill.reported': Drill,
  /** An audited act in another service; identity adds it to the audit. */
  'act.audited': AuditedAct,
  /** A consumer has processed an event. */
  'event.done': z.object({ eventId: Id, consumer: z.string() }),
  /** A consumer has much to do for an event, and so much of it is left. */
  'event.progress': z.object({ eventId: Id, consumer: z.string(), left: z.number().int() }),
} as const;

export type EventType = keyof typeof eventPayloads;
export type EventPayload<Type extends EventType> = z.infer<(typeof eventPayloads)[Type]>;

/** Whose browsers get an event; an event without addressees is for services alone. */
export const Addressees = z.object({
  users: z.array(Id).optional(),
  roles: z.array(Role).optional(),
  everyone: z.literal(true).optional(),
  /** Those alone who follow it; an event goes either to them or to people. */
  topic: Topic.optional(),
});
export type Addressees = z.infer<typeof Addressees>;

/** An event on the bus. `id` lets a consumer recognise an event that it has processed. */
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

/** Events that only browsers with a tab of the scope receive: news of data that others could not read either. */
export const eventScopes: Partial<Record<EventType, BuiltInScope>> = {
  'booking.changed': 'bookings',
  'message.sent': 'messages',
  'conversation.read': 'messages',
  'presence.changed': 'messages',
};

/** The services that must confirm an event before its sender forgets it. */
export const eventConsumers: Partial<Record<EventType, readonly string[]>> = {
  'act.audited': ['identity'],
  'areas.changed': ['identity'],
  'contractor.changed': ['identity'],
  'user.changed': ['marketplace'],
  'user.deleted': ['identity', 'finance', 'markets', 'marketplace', 'registry'],
};

/** What a browser's event stream carries, as JSON in `data:`. */
export interface BrowserEvent<Type extends EventType = EventType> {
  readonly type: Type;
  readonly payload: EventPayload<Type>;
  /** The topic, of events that go to everybody who follows one. */
  readonly topic?: Topic;
}
