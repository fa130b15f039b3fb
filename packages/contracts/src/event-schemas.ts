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
import { RemoteName } from './permission-graph';
import { Role } from './roles';
import { TabId } from './tabs';

/** Topics that browsers subscribe to while a screen shows them. */
export const Topic = z.enum(['quotes']);

const Topics = z.array(Topic).max(Topic.options.length);

/** The new topics of a stream, which replace the earlier ones. */
export const WantedTopics = z.strictObject({ topics: Topics });

/**
 * The payload of each event. Add a new event type here. Names and fields stay as they are, since during an update
 * gateways and services of two releases publish and subscribe to the same events.
 */
export const eventPayloads = {
  /** The tabs of these roles changed, to `tabs` if given. A browser receives only those of its user's role. */
  'permissions.changed': z.object({
    version: z.number().int(),
    roles: z.array(Role),
    tabs: z.partialRecord(Role, z.array(TabId)).optional(),
  }),
  /** A remote has another current release. */
  'remotes.changed': z.object({ name: RemoteName, version: z.string() }),
  /** An area was approved or removed, or another release changed it. */
  'areas.changed': z.object({ area: RemoteName }),
  /** Another version of the gateways' configuration is active; sent to gateways and to high-level administrators. */
  'gateway-configuration.changed': z.object({ number: z.number().int() }),
  /**
   * Access tokens of these sessions are revoked: all of them, as the sessions ended; or with an epoch only tokens up to
   * that epoch, as their claims are outdated.
   */
  'session.revoked': z.object({ sessionIds: z.array(Id), epoch: z.number().int().optional() }),
  /** Requests from every gateway the number of users that are connected to it. */
  'online.asked': z.object({ askId: Id }),
  /** How many users of each role have Plaza open at one gateway. */
  'online.told': z.object({ askId: Id, people: z.partialRecord(Role, z.number().int()) }),
  /**
   * Quotes of one kind that changed since the last push: key, price (rate, yield) and change in percent. Sent to
   * subscribers of the topic, at most four times a second.
   */
  'quotes.changed': z.object({
    kind: QuoteKind,
    feed: Feed,
    quotes: z.array(z.tuple([z.string(), z.number(), z.number()])),
  }),
  /** A price alert fired. */
  'alert.fired': Firing,
  /** The topics with subscribers at one gateway; repeated while they have any. */
  'topic.followed': z.object({ topics: z.array(Topic) }),
  /** A browser sent the new topics of its stream to one gateway, while another gateway has the stream open. */
  'stream.topics.wanted': z.object({ streamId: Id, callerId: Id, sessionId: Id, topics: Topics }),
  /** One of the recipient's bookings changed to this version; older releases send no version. */
  'booking.changed': z.object({
    bookingId: Id,
    status: BookingStatus,
    change: BookingChange,
    version: z.number().int().optional(),
  }),
  /** A booking was completed at a price above zero, a decimal string; the customer owes it to the contractor. */
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
  /** A new message, sent to both participants of its conversation. */
  'message.sent': z.object({ message: Message }),
  /** A participant read a conversation, as of an instant. */
  'conversation.read': z.object({ conversationId: Id, readerId: Id, at: Instant }),
  /** A participant of the user's conversations opened or closed Plaza. */
  'presence.changed': z.object({ userId: Id, isOnline: z.boolean() }),
  /**
   * Who connected to and disconnected from one gateway since its last report; with `whole`, `came` lists everybody who
   * is connected.
   */
  'presence.told': z.object({ gatewayId: Id, whole: z.boolean(), came: z.array(Id), left: z.array(Id) }),
  /** Requests from every gateway the list of everybody who is connected. */
  'presence.asked': z.object({}),
  /**
   * The contractor data that other services store changed: specialties, jobs, or `rating` (0 to 5 with 2 decimals, 0
   * without reviews). `totalJobs` counts confirmed, running and completed bookings.
   */
  'contractor.changed': z.object({
    userId: Id,
    specialties: z.array(z.string()),
    totalJobs: z.number().int().min(0),
    completedJobs: z.number().int().min(0),
    rating: z.number().min(0).max(5),
  }),
  'ticket.changed': z.object({ ticketId: Id, status: TicketStatus }),
  /** The user data that other services show changed: name, e-mail, phone, company, role or employer. */
  'user.changed': z.object({ userId: Id }),
  /** A user was deleted; every service removes that user's data. */
  'user.deleted': z.object({ userId: Id }),
  /** Somebody monitors the gateways: each one reports every second, for a few seconds. */
  'gateways.watched': z.object({}),
  'gateway.told': GatewayStatus,
  /**
   * A gateway requests retained traces from all others: those of a time window, or those of one request or trace id.
   */
  'requests.asked': z.object({
    question: Id,
    gateway: Id,
    window: RequestWindow.optional(),
    request: z.string().optional(),
  }),
  'requests.told': z.object({ question: Id, gateway: Id, summaries: TraceSummaries, parts: ProcessTraces }),
  /**
   * The user's tabs whose service does not respond, or responds slowly, as seen by one gateway; all other tabs work.
   */
  'availability.changed': TabAvailability,
  /** A fault is injected at all gateways, for this many seconds. */
  'drill.started': DrillOrder,
  /** A drill was ended early, by an administrator in a request; gateways of older releases do not name them. */
  'drill.ended': z.object({ id: Id, by: Id.optional(), requestId: z.string().max(64).optional() }),
  /** The progress of a drill, from the gateway that runs it to all others. */
  'drill.reported': Drill,
  /** An act in another service that identity adds to the audit. */
  'act.audited': AuditedAct,
  /** A consumer has processed an event. */
  'event.done': z.object({ eventId: Id, consumer: z.string() }),
  /** A consumer is still processing an event, with this much left. */
  'event.progress': z.object({ eventId: Id, consumer: z.string(), left: z.number().int() }),
} as const;

type EventType = keyof typeof eventPayloads;

/** The users whose browsers get an event; an event without addressees is only for services. */
export const Addressees = z.object({
  users: z.array(Id).optional(),
  roles: z.array(Role).optional(),
  everyone: z.literal(true).optional(),
  /** The subscribers of a topic; an event is sent either to them or to users. */
  topic: Topic.optional(),
});

/** An event on the bus. `id` lets a consumer recognize an event that it has processed already. */
export const PlazaEvent = z.object({
  id: Id,
  type: z.enum(Object.keys(eventPayloads) as [EventType, ...EventType[]]),
  at: Instant,
  to: Addressees.optional(),
  payload: z.unknown(),
});
