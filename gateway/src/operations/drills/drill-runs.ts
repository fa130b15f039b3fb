import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Drill, NewDrill } from '@plaza/contracts/operations/drills';
import { type Bus, createEvent } from '@plaza/service-kit/bus/bus';
import { Conflict, NotFound } from '@plaza/service-kit/errors';
import type { Log } from '@plaza/service-kit/logging/log';
import { publishOrLog } from '../../events/publish-or-log';
import { isBack, untried, withTry } from './drill-report';
import type { Journey, JourneyProbe } from './journeys';
import { afterMs, KnownDrills } from './known-drills';
import { type DrillEnd, type RunningDrill, RunningDrills } from './running-drills';
import type { StartLock } from './start-lock';

/** The time between two rounds of all journeys, in milliseconds. */
const roundMs = 2000;

export interface DrillRunsOptions {
  readonly bus: Bus;
  readonly log: Log;
  readonly lock: StartLock;
  /** Records the end of a drill in the audit. */
  readonly recordEnd: (drill: Drill, end: DrillEnd) => Promise<void>;
}

/** An administrator who starts or ends a drill, and the request in which they do. */
export interface Operator {
  readonly id: string;
  readonly requestId: string;
}

/** The drills of all gateways: those that this one runs, and those that others report. */
export class DrillRuns {
  readonly #running = new RunningDrills();
  readonly #known = new KnownDrills((id) => this.#running.has(id));
  readonly #stopListening: readonly (() => void)[];
  #isStopped = false;

  constructor(private readonly options: DrillRunsOptions) {
    this.#stopListening = [
      options.bus.subscribe('drill.started', ({ payload }) => this.#known.begin(payload)),
      options.bus.subscribe('drill.reported', ({ payload }) => {
        // This gateway's own state of its drills is more recent than their reports.
        if (!this.#running.has(payload.id)) this.#known.keep(payload);
      }),
      options.bus.subscribe('drill.ended', ({ payload }) => {
        this.#known.end(payload.id);
        this.#running.endEarly(payload);
      }),
    ];
  }

  /** All known drills, newest first. */
  get all(): readonly Drill[] {
    return this.#known.all;
  }

  stop(): void {
    this.#isStopped = true;
    for (const stop of this.#stopListening) stop();
    this.#running.endAll();
  }

  /** @throws Conflict while another one runs */
  requireNone(): void {
    if (this.#known.isAnyRunning) throw alreadyRunning();
  }

  /**
   * Begins a drill and watches the journeys in the background until the drill is over and they have recovered. Other
   * gateways are told before the first journey is tried, so that they start no drill at the same time.
   * @param record records the drill in the audit, or throws and thereby prevents it
   * @throws Conflict while another one runs, or the error that prevented the drill: then it is over, and no fault was
   * injected
   */
  async start(
    wanted: NewDrill,
    operator: Operator,
    traveller: JourneyProbe,
    record: () => Promise<void>,
  ): Promise<Drill> {
    this.requireNone();
    const unlock = await this.options.lock.take();
    if (!unlock) throw alreadyRunning();
    try {
      this.requireNone();
      await record();
      const { kind, name, fault, seconds } = wanted;
      const order = { id: randomUUID(), kind, name, fault, seconds };
      const startedAt = new Date().toISOString();
      const begun = { ...order, startedAt, endedAt: null, isWatched: true, by: operator.id, journeys: [] };
      return await this.#begin(begun, operator, traveller);
    } finally {
      await unlock();
    }
  }

  async #begin(begun: Drill, { requestId }: Operator, traveller: JourneyProbe): Promise<Drill> {
    const { id, kind, name, fault, seconds } = begun;
    const running = this.#running.add(id, requestId);
    try {
      await this.#report(begun);
      const { drill, journeys } = await tryBefore(begun, traveller);
      this.#known.keep(drill);
      if (!running.ended.signal.aborted)
        await this.#publish(createEvent('drill.started', { id, kind, name, fault, seconds }));
      this.#run(drill, journeys, traveller, running)
        .catch((error) => this.options.log.error({ err: error, drill: id }, 'a drill failed'))
        .finally(() => this.#abandon(id));
      return this.#known.find(id) ?? drill;
    } catch (error) {
      this.#abandon(id);
      const over = this.#known.find(id);
      if (over) await this.#publish(createEvent('drill.reported', over));
      throw error;
    }
  }

  #abandon(id: string): void {
    this.#running.remove(id);
    this.#known.abandon(id);
  }

  /** @throws NotFound if no gateway has reported that the drill is running */
  async end(id: string, { id: by, requestId }: Operator): Promise<void> {
    const drill = this.#known.find(id);
    if (!drill || drill.endedAt !== null) throw new NotFound('drill_not_found', 'This drill does not run.');
    await this.#publish(createEvent('drill.ended', { id, by, requestId }));
  }

  async #run(
    begun: Drill,
    journeys: readonly Journey[],
    traveller: JourneyProbe,
    running: RunningDrill,
  ): Promise<void> {
    const { signal } = running.ended;
    const endsAt = performance.now() + begun.seconds * 1000;
    let drill = begun;
    const round = () => Promise.all(journeys.map((journey) => traveller.try(journey)));
    while (performance.now() < endsAt && !signal.aborted) {
      const outcomes = await round();
      drill = { ...drill, journeys: drill.journeys.map((one, index) => withTry(one, outcomes[index] ?? null)) };
      await this.#report(drill);
      await pause(Math.max(0, Math.min(roundMs, endsAt - performance.now())), undefined, {
        signal,
        ref: false,
      }).catch(() => undefined);
    }
    if (this.#isStopped) return;
    const { end } = running;
    drill = { ...drill, endedAt: new Date().toISOString() };
    const watchedUntil = performance.now() + afterMs;
    do {
      const outcomes = await round();
      drill = { ...drill, journeys: drill.journeys.map((one, index) => ({ ...one, after: outcomes[index] ?? null })) };
      const isOver = drill.journeys.every(isBack) || performance.now() > watchedUntil;
      drill = { ...drill, isWatched: !isOver };
      await this.#report(drill);
      if (this.#isStopped || isOver) break;
      await pause(roundMs, undefined, { ref: false });
    } while (!this.#isStopped);
    await this.options.recordEnd(drill, end);
  }

  async #report(drill: Drill): Promise<void> {
    this.#known.keep(drill);
    await this.#publish(createEvent('drill.reported', drill));
  }

  #publish(event: Parameters<Bus['publish']>[0]): Promise<void> {
    return publishOrLog(this.options, event, 'a drill could not be announced to other gateways');
  }
}

const alreadyRunning = () =>
  new Conflict('drill_running', 'A drill is running. End it first, or wait until it is over.');

/** The journeys of a drill, and their outcomes before any fault is injected. */
async function tryBefore(begun: Drill, traveller: JourneyProbe) {
  const journeys = await traveller.journeys();
  const before = await Promise.all(journeys.map((journey) => traveller.try(journey)));
  const reports = journeys.map(({ name }, index) => untried(name, before[index] ?? null));
  return { journeys, drill: { ...begun, journeys: reports } };
}
