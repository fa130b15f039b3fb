import type { ServerResponse } from 'node:http';
import { topicsFrame } from '@plaza/contracts/event-stream';
import type { Addressees, BrowserEvent, PlazaEvent, StreamTopics, Topic } from '@plaza/contracts/events';
import { limits } from '@plaza/contracts/limits';
import { type Role, rolesOf } from '@plaza/contracts/roles';
import type { Caller } from '@plaza/contracts/session';

export interface Stream {
  readonly id: string;
  readonly caller: Caller;
  readonly res: ServerResponse;
  readonly endsAt: number;
  /** What it was asked to follow, and what of that its person may follow. */
  topics: StreamTopics;
}

/** Streams end after about the life of an access token, so that the session behind each of them is looked at again. */
const lifeMs = limits.accessTokenSeconds * 1000;

const opening = Buffer.from('retry: 1000\n: open\n\n');
const heartbeat = Buffer.from(': \n\n');

/** The open event streams, found by person and role, session, and the topics that they follow. */
export class Streams {
  readonly #byId = new Map<string, Stream>();
  readonly #byUser = new Map<string, Set<Stream>>();
  readonly #byRole = new Map<string, Set<Stream>>();
  readonly #byTopic = new Map<string, Set<Stream>>();
  readonly #bySession = new Map<string, Set<Stream>>();

  constructor(private readonly maxBacklogBytes: number) {}

  get size(): number {
    return this.#byId.size;
  }

  /** How many streams a person has. */
  countOf(userId: string): number {
    return this.#byUser.get(userId)?.size ?? 0;
  }

  find(id: string): Stream | undefined {
    return this.#byId.get(id);
  }

  /** The streams of a role that were asked to follow something. */
  askedToFollow(roles: readonly Role[]): Stream[] {
    return this.#all().filter(({ caller, topics }) => topics.wanted.length > 0 && roles.includes(caller.role));
  }

  /** The topics that somebody follows. */
  get topics(): Topic[] {
    return [...this.#byTopic.keys()] as Topic[];
  }

  /** How many people of each role have a stream open, each counted once. */
  peopleByRole(): Partial<Record<Role, number>> {
    const people: Partial<Record<Role, number>> = {};
    for (const [stream] of this.#byUser.values()) {
      if (stream) people[stream.caller.role] = (people[stream.caller.role] ?? 0) + 1;
    }
    return people;
  }

  /** Who has a stream open. An administrator who acts as somebody does not bring them here. */
  people(): Set<string> {
    const present = new Set<string>();
    for (const { caller } of this.#byId.values()) if (!caller.impersonatorId) present.add(caller.id);
    return present;
  }

  /** Adds a browser whose answer's headers are written; it is forgotten when its connection closes. */
  add(caller: Caller, res: ServerResponse, id: string): Stream {
    // Spread over a tenth, so that streams opened together after a restart do not all come back at one moment.
    const endsAt = Date.now() + lifeMs * (1 - Math.random() / 10);
    const stream: Stream = { id, caller, res, endsAt, topics: { wanted: [], followed: [] } };
    const indexes = this.#indexesOf(caller);
    this.#byId.set(id, stream);
    for (const [index, key] of indexes) put(index, key, stream);
    res.once('close', () => {
      this.#byId.delete(id);
      for (const [index, key] of indexes) drop(index, key, stream);
      for (const topic of stream.topics.followed) drop(this.#byTopic, topic, stream);
    });
    this.#write(stream, opening);
    return stream;
  }

  /** Has a stream follow these topics instead of those before, and tells it. */
  follow(stream: Stream, topics: StreamTopics): void {
    if (this.#byId.get(stream.id) !== stream) return; // it closed meanwhile
    for (const topic of stream.topics.followed) drop(this.#byTopic, topic, stream);
    for (const topic of topics.followed) put(this.#byTopic, topic, stream);
    stream.topics = topics;
    this.#write(stream, Buffer.from(`event: ${topicsFrame}\ndata: ${JSON.stringify(topics)}\n\n`));
  }

  /** Where a stream is found. Whoever has the admin flag hears what is for administrators, as they may ask for it. */
  #indexesOf(caller: Caller): [Map<string, Set<Stream>>, string][] {
    return [
      [this.#bySession, caller.sessionId],
      [this.#byUser, caller.id],
      ...rolesOf(caller).map((role): [Map<string, Set<Stream>>, string] => [this.#byRole, role]),
    ];
  }

  /**
   * Passes an event on to whom it is addressed, serialised once for all of them; then ends streams of ended sessions.
   * @param hearers the roles that may hear it; all of them unless given
   */
  deliver(event: PlazaEvent, hearers?: ReadonlySet<Role>): void {
    if (event.to) {
      const streams = this.#addressed(event.to);
      if (streams.size > 0) {
        const { type, payload, to } = event;
        const news = { type, payload, ...(to.topic && { topic: to.topic }) } satisfies BrowserEvent;
        const frame = Buffer.from(`data: ${JSON.stringify(news)}\n\n`);
        for (const stream of streams) {
          if (!hearers || hearers.has(stream.caller.role)) this.#write(stream, frame);
        }
      }
    }
    if (isRevocation(event)) this.#endSessions(event.payload.sessionIds);
  }

  /** Keeps connections alive, and ends those whose time is over. */
  beat(): void {
    const now = Date.now();
    for (const stream of this.#all()) {
      if (stream.endsAt <= now) stream.res.end();
      else this.#write(stream, heartbeat);
    }
  }

  endAll(): void {
    for (const { res } of this.#all()) res.end();
  }

  #endSessions(sessionIds: readonly string[]): void {
    for (const id of sessionIds) for (const { res } of this.#bySession.get(id) ?? []) res.end();
  }

  #addressed({ everyone, users = [], roles = [], topic }: Addressees): ReadonlySet<Stream> {
    if (everyone) return new Set(this.#all());
    const sets = [
      ...users.map((id) => this.#byUser.get(id)),
      ...roles.map((role) => this.#byRole.get(role)),
      topic && this.#byTopic.get(topic),
    ].filter((set) => set !== undefined);
    const [only] = sets;
    if (only && sets.length === 1) return only;
    return new Set(sets.flatMap((set) => [...set]));
  }

  #all(): Stream[] {
    return [...this.#byId.values()];
  }

  #write({ res }: Stream, frame: Buffer): void {
    if (res.writableEnded) return;
    // A browser that does not read would have its events pile up here.
    if (!res.write(frame) && res.writableLength > this.maxBacklogBytes) res.destroy();
  }
}

const isRevocation = (event: PlazaEvent): event is PlazaEvent<'session.revoked'> => event.type === 'session.revoked';

function put(index: Map<string, Set<Stream>>, key: string, stream: Stream): void {
  const set = index.get(key);
  if (set) set.add(stream);
  else index.set(key, new Set([stream]));
}

function drop(index: Map<string, Set<Stream>>, key: string, stream: Stream): void {
  const set = index.get(key);
  set?.delete(stream);
  if (set?.size === 0) index.delete(key);
}
