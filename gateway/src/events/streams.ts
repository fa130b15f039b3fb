import type { ServerResponse } from 'node:http';
import type { Addressees, BrowserEvent, PlazaEvent, Topic } from '@plaza/contracts/events';
import { limits } from '@plaza/contracts/limits';
import { type Role, rolesOf } from '@plaza/contracts/roles';
import type { Caller } from '@plaza/contracts/session';

interface Stream {
  readonly caller: Caller;
  readonly res: ServerResponse;
  readonly endsAt: number;
  /** The one thing that it brings news of; undefined for a person's own stream, which brings what is addressed to them. */
  readonly topic: Topic | undefined;
}

/** Streams end after about the life of an access token, so that the session behind each of them is looked at again. */
const lifeMs = limits.accessTokenSeconds * 1000;

const opening = Buffer.from('retry: 1000\n: open\n\n');
const heartbeat = Buffer.from(': \n\n');

/** The open event streams: those of people, found by person and role, and those that follow a topic. */
export class Streams {
  readonly #all = new Set<Stream>();
  readonly #own = new Set<Stream>();
  readonly #byUser = new Map<string, Set<Stream>>();
  readonly #byRole = new Map<string, Set<Stream>>();
  readonly #byTopic = new Map<string, Set<Stream>>();
  readonly #followingByUser = new Map<string, Set<Stream>>();
  readonly #bySession = new Map<string, Set<Stream>>();

  constructor(private readonly maxBacklogBytes: number) {}

  get size(): number {
    return this.#all.size;
  }

  /** How many streams a person has, of either sort. */
  countOf(userId: string): number {
    return (this.#byUser.get(userId)?.size ?? 0) + (this.#followingByUser.get(userId)?.size ?? 0);
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

  /** Who has a stream of their own open. An administrator who acts as somebody does not bring them here. */
  people(): Set<string> {
    const present = new Set<string>();
    for (const { caller } of this.#own) if (!caller.impersonatorId) present.add(caller.id);
    return present;
  }

  /** Adds a browser whose answer's headers are written; it is forgotten when its connection closes. */
  add(caller: Caller, res: ServerResponse, topic?: Topic): void {
    // Spread over a tenth, so that streams opened together after a restart do not all come back at one moment.
    const stream: Stream = { caller, res, topic, endsAt: Date.now() + lifeMs * (1 - Math.random() / 10) };
    const indexes = this.#indexesOf(stream);
    for (const [index, key] of indexes) put(index, key, stream);
    const sets = topic ? [this.#all] : [this.#all, this.#own];
    for (const set of sets) set.add(stream);
    res.once('close', () => {
      for (const set of sets) set.delete(stream);
      for (const [index, key] of indexes) drop(index, key, stream);
    });
    this.#write(stream, opening);
  }

  /** Where a stream is found. One that follows a topic gets nothing that is addressed to its person. */
  #indexesOf({ caller, topic }: Stream): [Map<string, Set<Stream>>, string][] {
    const session: [Map<string, Set<Stream>>, string] = [this.#bySession, caller.sessionId];
    if (topic) return [session, [this.#byTopic, topic], [this.#followingByUser, caller.id]];
    return [
      session,
      [this.#byUser, caller.id],
      // Whoever has the admin flag hears what is for administrators, as they may ask for it.
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
        const { type, payload } = event;
        const frame = Buffer.from(`data: ${JSON.stringify({ type, payload } satisfies BrowserEvent)}\n\n`);
        for (const stream of streams) {
          if (!hearers || hearers.has(stream.caller.role)) this.#write(stream, frame);
        }
      }
    }
    if (isRevocation(event)) this.#endSessions(event.payload.sessionIds);
    if (isPermissionChange(event)) this.#endFollowing(event.payload.roles);
  }

  /** Keeps connections alive, and ends those whose time is over. */
  beat(): void {
    const now = Date.now();
    for (const stream of this.#all) {
      if (stream.endsAt <= now) stream.res.end();
      else this.#write(stream, heartbeat);
    }
  }

  endAll(): void {
    for (const { res } of this.#all) res.end();
  }

  #endSessions(sessionIds: readonly string[]): void {
    for (const id of sessionIds) for (const { res } of this.#bySession.get(id) ?? []) res.end();
  }

  /** Whoever follows a topic comes back, and is asked again whether they may. */
  #endFollowing(roles: readonly Role[]): void {
    for (const { caller, res, topic } of this.#all) if (topic && roles.includes(caller.role)) res.end();
  }

  #addressed({ everyone, users = [], roles = [], topic }: Addressees): ReadonlySet<Stream> {
    if (everyone) return this.#own;
    const sets = [
      ...users.map((id) => this.#byUser.get(id)),
      ...roles.map((role) => this.#byRole.get(role)),
      topic && this.#byTopic.get(topic),
    ].filter((set) => set !== undefined);
    const [only] = sets;
    if (only && sets.length === 1) return only;
    return new Set(sets.flatMap((set) => [...set]));
  }

  #write({ res }: Stream, frame: Buffer): void {
    if (res.writableEnded) return;
    // A browser that does not read would have its events pile up here.
    if (!res.write(frame) && res.writableLength > this.maxBacklogBytes) res.destroy();
  }
}

const isPermissionChange = (event: PlazaEvent): event is PlazaEvent<'permissions.changed'> =>
  event.type === 'permissions.changed';

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
