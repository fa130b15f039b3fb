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

/** What a stream is to follow from now on, instead of what it followed. */
export const WantedTopics = z.strictObject({ topics: Topics });

/** Told on a stream whenever it changes: what it was asked to follow, and what of that its person may follow. */
export interface StreamTopics {
  readonly wanted: readonly Topic[];
  readonly followed: readonly Topic[];
}

/** How often a gateway tells which topics are followed; after three times as long without a word, nobody is taken to. */
export const topicReportIntervalMs = 5000;

/** What each event carries. A new kind of event starts here. */
export const eventPayloads = {
  /** The tabs of these roles changed: to `tabs`, where they are known. A browser is told those of its own role alone. */
  'permissions.changed': z.object({
    version: z.number().int(),
    roles: z.array(Role),
    tabs: z.partialRecord(Role, z.array(TabId)).optional(),
  }),
  /** Another release of a remote became the current one. */
  'remotes.changed': z.object({ name: RemoteName, version: z.string() }),
  /** An area that is not built in was approved or taken out, or another release of it says what it is. */
  'areas.changed': z.object({ area: RemoteName }),
  /** Another version of the gateways' configuration holds. */
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
  /** Somebody follows these topics at one gateway; told again and again while it is so. */
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
  /** A job was completed at a price above zero, a decimal string; it became a debt of the customer to the contractor. */
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
  /** Who came to one gateway and who left since it told last; with `whole` it names everybody who is there. */
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
  /** A person is gone; every service removes what it owns of theirs. */
  'user.deleted': z.object({ userId: Id }),
  /** Somebody watches the gateways: each tells of itself every second, for a few seconds. */
  'gateways.watched': z.object({}),
  'gateway.told': GatewayStatus,
  /** A gateway asks all others what they keep: of the requests of some minutes, or of one request or trace by its id. */
  'requests.asked': z.object({
    question: Id,
    gateway: Id,
    window: RequestWindow.optional(),
    request: z.string().optional(),
  }),
  'requests.told': z.object({ question: Id, gateway: Id, summaries: TraceSummaries, parts: ProcessTraces }),
  /** The tabs of a person whose service does not answer, or answers late; all others are well. A gateway tells it of what it sees. */
  'availability.changed': TabAvailability,
  /** Something is to fail on purpose for so many seconds, everywhere. */
  'drill.started': DrillOrder,
  /** A drill was ended before its time. */
  'drill.ended': z.object({ id: Id }),
  /** How a drill fares, from the gateway that runs it to all others. */
  'drill.reported': Drill,
  /** Somebody did in another service what belongs into the audit; identity adds it. */
  'act.audited': AuditedAct,
  /** A consumer has done what an event asks for. */
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

/** What browsers hear only with a tab that opens the scope: the news of what they could not ask for. */
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
  /** Of news that come to whoever follows a topic: which one. */
  readonly topic?: Topic;
}
