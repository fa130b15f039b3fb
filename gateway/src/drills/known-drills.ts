import type { Drill, DrillOrder } from '@plaza/contracts/operations/drills';

const maxDrills = 20;
/** How long journeys are watched once a drill is over, in milliseconds. */
export const afterMs = 20_000;
/** For the last tries of a drill, of which each may take eight seconds, and for the report of them. */
const slackMs = 25_000;

const overBy = (seconds: number) => performance.now() + seconds * 1000 + slackMs;

interface Known {
  readonly drill: Drill;
  /** By this gateway's monotonic clock: after this the drill is over, whether or not anybody reports it. */
  readonly overBy: number;
}

/**
 * The last reports of the drills of all gateways. A gateway that is gone reports no end of its drill; so each drill
 * ends here by this gateway's own clock, as its faults do in every process.
 */
export class KnownDrills {
  readonly #known = new Map<string, Known>();
  /** When those are over whose faults are injected and of which there is no report yet, by the same clock. */
  readonly #unreported = new Map<string, number>();

  /** @param runsHere whether this gateway runs a drill itself, and so knows best when it is over */
  constructor(private readonly runsHere: (id: string) => boolean) {}

  /** Newest first. */
  get all(): readonly Drill[] {
    return [...this.#known.values()]
      .map((known) => this.#toDrill(known))
      .sort((one, other) => other.startedAt.localeCompare(one.startedAt));
  }

  find(id: string): Drill | undefined {
    const known = this.#known.get(id);
    return known && this.#toDrill(known);
  }

  get isAnyRunning(): boolean {
    const now = performance.now();
    return this.all.some(({ endedAt }) => endedAt === null) || [...this.#unreported.values()].some((by) => now <= by);
  }

  /** Faults are injected, by a gateway whose report may come later. */
  begin({ id, seconds }: DrillOrder): void {
    if (!this.#known.has(id)) this.#unreported.set(id, overBy(seconds));
  }

  /** Stores a report. One from before the end of its drill, which comes late, changes nothing of that. */
  keep(drill: Drill): void {
    this.#unreported.delete(drill.id);
    const known = this.#known.get(drill.id);
    this.#known.set(drill.id, {
      drill: { ...drill, endedAt: drill.endedAt ?? known?.drill.endedAt ?? null },
      overBy: known?.overBy ?? overBy(drill.seconds),
    });
    for (const { id } of this.all.slice(maxDrills)) this.#known.delete(id);
  }

  /** Somebody has ended it before its time: its faults are gone in every process that hears of that. */
  end(id: string): void {
    this.#unreported.delete(id);
    const known = this.#known.get(id);
    if (!known || known.drill.endedAt !== null) return;
    const overBy = Math.min(known.overBy, performance.now() + slackMs);
    this.#known.set(id, { drill: { ...known.drill, endedAt: new Date().toISOString() }, overBy });
  }

  /** Nobody tries its journeys any more, whatever became of it. */
  abandon(id: string): void {
    this.end(id);
    const known = this.#known.get(id);
    if (known) this.#known.set(id, { ...known, drill: { ...known.drill, isWatched: false } });
  }

  #toDrill({ drill, overBy }: Known): Drill {
    if (!drill.isWatched || this.runsHere(drill.id)) return drill;
    const now = performance.now();
    if (drill.endedAt !== null) return now > overBy + afterMs ? { ...drill, isWatched: false } : drill;
    if (now <= overBy) return drill;
    const endedAt = new Date(Date.parse(drill.startedAt) + drill.seconds * 1000).toISOString();
    return { ...drill, endedAt, isWatched: false };
  }
}
