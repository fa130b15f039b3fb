import type { ServerResponse } from 'node:http';
import { topicsFrame } from '@plaza/contracts/event-stream';
import type { Addressees, BrowserEvent, PlazaEvent, StreamTopics, Topic } from '@plaza/contracts/events';
import type { Caller } from '@plaza/contracts/identity/session';
import { limits } from '@plaza/contracts/limits';
import { type Role, rolesOf } from '@plaza/contracts/roles';
import { despiteMissingFactor } from '../remotes/despite-missing-factor';
import { changesTabsOf } from './event-for-role';
import { frameOf, frames } from './event-frames';
import { RecentRevocations } from './recent-revocations';
import { StreamIndex } from './stream-index';

export interface Stream {
  readonly id: string;
  readonly caller: Caller;
  readonly res: ServerResponse;
  /** By the monotonic clock, in milliseconds. */
  readonly endsAt: number;
  /** The topics that were requested, and those of them to which the caller may subscribe. */
  topics: StreamTopics;
}

/** Streams end after about the lifetime of an access token, so that their sessions are checked again. */
const lifetimeMs = limits.accessTokenSeconds * 1000;

const opening = Buffer.from('retry: 1000\n: open\n\n');
const heartbeat = Buffer.from(': \n\n');

/** The open event streams, indexed by user, role, session and subscribed topic. */
export class Streams {
  readonly #byId = new Map<string, Stream>();
  readonly #byUser = new StreamIndex<Stream>();
  readonly #byRole = new StreamIndex<Stream>();
  /** By the roles whose tabs the user is shown without having the role. */
  readonly #byTabsOfRole = new StreamIndex<Stream>();
  readonly #byTopic = new StreamIndex<Stream>();
  readonly #bySession = new StreamIndex<Stream>();
  readonly #revoked = new RecentRevocations();

  constructor(private readonly maxBacklogBytes: number) {}

  get size(): number {
    return this.#byId.size;
  }

  /** How many streams a user has. */
  countOf(userId: string): number {
    return this.#byUser.get(userId)?.size ?? 0;
  }

  find(id: string): Stream | undefined {
    return this.#byId.get(id);
  }

  /** The streams of these roles for which topics were requested. */
  withRequestedTopics(roles: readonly Role[]): Stream[] {
    return this.all().filter(({ caller, topics }) => topics.wanted.length > 0 && roles.includes(caller.role));
  }

  /** The topics to which any stream is subscribed. */
  get topics(): Topic[] {
    return this.#byTopic.keys() as Topic[];
  }

  /** How many users of each role have a stream open, each counted once. */
  usersByRole(): Partial<Record<Role, number>> {
    const users: Partial<Record<Role, number>> = {};
    for (const [stream] of this.#byUser.sets()) {
      if (stream) users[stream.caller.role] = (users[stream.caller.role] ?? 0) + 1;
    }
    return users;
  }

  /** The users who have a stream open. An administrator who impersonates a user does not make the user present. */
  userIds(): Set<string> {
    const present = new Set<string>();
    for (const { caller } of this.#byId.values()) if (!caller.impersonatorId) present.add(caller.id);
    return present;
  }

  /**
   * Adds a stream whose response headers have been sent; it is removed when its connection closes.
   * @returns undefined if the connection has already closed, as no further event would remove the stream
   */
  add(caller: Caller, res: ServerResponse, id: string): Stream | undefined {
    if (res.destroyed || res.closed) return undefined;
    // Lifetimes vary by a tenth, so that streams opened together after a restart do not all reconnect at once.
    const endsAt = performance.now() + lifetimeMs * (1 - Math.random() / 10);
    const stream: Stream = { id, caller, res, endsAt, topics: { wanted: [], followed: [] } };
    const indexes = this.#indexesOf(caller);
    this.#byId.set(id, stream);
    for (const [index, key] of indexes) index.add(key, stream);
    res.once('close', () => {
      this.#byId.delete(id);
      for (const [index, key] of indexes) index.remove(key, stream);
      for (const topic of stream.topics.followed) this.#byTopic.remove(topic, stream);
    });
    this.#write(stream, opening);
    return stream;
  }

  /** Subscribes a stream to these topics instead of the earlier ones, and sends the list to the browser. */
  subscribe(stream: Stream, topics: StreamTopics): void {
    if (this.#byId.get(stream.id) !== stream) return; // closed in the meantime
    for (const topic of stream.topics.followed) this.#byTopic.remove(topic, stream);
    for (const topic of topics.followed) this.#byTopic.add(topic, stream);
    stream.topics = topics;
    this.#write(stream, Buffer.from(`event: ${topicsFrame}\ndata: ${JSON.stringify(topics)}\n\n`));
  }

  /** Sends a message to one stream only. */
  send(stream: Stream, message: BrowserEvent): void {
    this.#write(stream, frameOf(message));
  }

  /** The indexes of a stream. A caller with the admin flag also gets the events for administrators. */
  #indexesOf(caller: Caller): [StreamIndex<Stream>, string][] {
    const roles = rolesOf(caller);
    const shown = rolesOf(despiteMissingFactor(caller)).filter((role) => !roles.includes(role));
    return [
      [this.#bySession, caller.sessionId],
      [this.#byUser, caller.id],
      ...roles.map((role): [StreamIndex<Stream>, string] => [this.#byRole, role]),
      ...shown.map((role): [StreamIndex<Stream>, string] => [this.#byTabsOfRole, role]),
    ];
  }

  /**
   * Delivers an event to the streams that it is addressed to, then ends the streams of ended sessions. The event is
   * serialized once, or once per role if its payload differs by role.
   * @param permitted the roles that may see it; all of them by default
   */
  deliver(event: PlazaEvent, permitted?: ReadonlySet<Role>): void {
    if (event.to) {
      const streams = this.#addressed(event, event.to);
      const frameFor = frames(event);
      for (const stream of streams) {
        const { role } = stream.caller;
        if (!permitted || permitted.has(role)) this.#write(stream, frameFor(role));
      }
    }
    if (isRevocation(event)) this.#endSessions(event.payload.sessionIds);
  }

  /** Keeps connections alive, and ends the streams whose lifetime is over. */
  sendHeartbeats(): void {
    const now = performance.now();
    for (const stream of this.all()) {
      if (stream.endsAt <= now) stream.res.end();
      else this.#write(stream, heartbeat);
    }
  }

  /** Whether a session may have ended since `startedAt`, before its stream was open to receive that event. */
  isRevokedSince(sessionId: string, startedAt: number): boolean {
    return this.#revoked.isSince(sessionId, startedAt);
  }

  /** Ends all streams, and those whose sessions are still being looked up as soon as they open. */
  endAll(): void {
    this.#revoked.addAll();
    for (const { res } of this.all()) res.end();
  }

  #endSessions(sessionIds: readonly string[]): void {
    this.#revoked.add(sessionIds);
    for (const id of sessionIds) for (const { res } of this.#bySession.get(id) ?? []) res.end();
  }

  #addressed(event: PlazaEvent, { everyone, users = [], roles = [], topic }: Addressees): ReadonlySet<Stream> {
    if (everyone) return new Set(this.all());
    const sets = [
      ...users.map((id) => this.#byUser.get(id)),
      ...roles.map((role) => this.#byRole.get(role)),
      ...roles.filter((role) => changesTabsOf(event, role)).map((role) => this.#byTabsOfRole.get(role)),
      topic && this.#byTopic.get(topic),
    ].filter((set) => set !== undefined);
    const [only] = sets;
    if (only && sets.length === 1) return only;
    return new Set(sets.flatMap((set) => [...set]));
  }

  all(): Stream[] {
    return [...this.#byId.values()];
  }

  #write({ res }: Stream, frame: Buffer): void {
    if (res.writableEnded) return;
    // Unread events of a browser that does not read would fill the memory.
    if (!res.write(frame) && res.writableLength > this.maxBacklogBytes) res.destroy();
  }
}

const isRevocation = (event: PlazaEvent): event is PlazaEvent<'session.revoked'> => event.type === 'session.revoked';
