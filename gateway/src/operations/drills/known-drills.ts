import type { Drill, DrillOrder } from '@plaza/contracts/operations/drills';

const maxDrills = 20;
/** How long journeys are watched after the end of a drill, in milliseconds. */
export const afterMs = 20_000;
/** Time for the last tries of a drill, each of up to eight seconds, and for their report, in milliseconds. */
const slackMs = 25_000;

const overBy = (seconds: number) => performance.now() + seconds * 1000 + slackMs;

interface Known {
  readonly drill: Drill;
  /** By this gateway's monotonic clock: from then on the drill is over, whether or not its end is reported. */
  readonly overBy: number;
}

/**
 * The latest reports of the drills of all gateways. A gateway that has crashed cannot report the end of its drill, so
 * each drill also ends here by this gateway's own clock, as its faults do in every process.
 */
export class KnownDrills {
  readonly #known = new Map<string, Known>();
  /**
   * Drill id → when the drill is over by the same clock, for drills whose faults are injected but that have no report
   * yet.
   */
  readonly #unreported = new Map<string, number>();

  /** @param runsHere whether this gateway itself runs a drill, and so knows when it is over */
  constructor(private readonly runsHere: (id: string) => boolean) {}

  /** All known drills, newest first. */
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

  /** Notes that faults are being injected by a gateway whose report may arrive later. */
  begin({ id, seconds }: DrillOrder): void {
    if (!this.#known.has(id)) this.#unreported.set(id, overBy(seconds));
  }

  /** Stores a report. A late report from before the end of its drill does not reopen the drill. */
  keep(drill: Drill): void {
    this.#unreported.delete(drill.id);
    const known = this.#known.get(drill.id);
    this.#known.set(drill.id, {
      drill: { ...drill, endedAt: drill.endedAt ?? known?.drill.endedAt ?? null },
      overBy: known?.overBy ?? overBy(drill.seconds),
    });
    for (const { id } of this.all.slice(maxDrills)) this.#known.delete(id);
  }

  /** Ends a drill early: its faults are gone in every process that receives the event. */
  end(id: string): void {
    this.#unreported.delete(id);
    const known = this.#known.get(id);
    if (!known || known.drill.endedAt !== null) return;
    const overBy = Math.min(known.overBy, performance.now() + slackMs);
    this.#known.set(id, { drill: { ...known.drill, endedAt: new Date().toISOString() }, overBy });
  }

  /** Marks a drill as no longer watched, as nobody tries its journeys any more. */
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
