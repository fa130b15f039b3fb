import { randomUUID } from 'node:crypto';
import type { EventPayload } from '@plaza/contracts/events';
import { gatewaysInternal, KnownGateways } from '@plaza/contracts/internal/gateways';
import type { ProcessTraces, TraceSummary } from '@plaza/contracts/operations/requests';
import { type Bus, createEvent } from '@plaza/service-kit/bus/bus';
import type { ServiceContext } from '@plaza/service-kit/start-service';
import type { TraceStore } from '@plaza/service-kit/tracing/trace-store';
import type { GatewayConfig } from '../environment/config';
import { publishOrLog } from '../events/publish-or-log';
import { requestRegistry } from '../registry/cached-answer';

type Question = Pick<EventPayload<'requests.asked'>, 'window' | 'request'>;
type Reply = EventPayload<'requests.told'>;

interface Dependencies extends Pick<ServiceContext<GatewayConfig>, 'config' | 'log' | 'internalFetch' | 'bus'> {
  readonly store: TraceStore;
  /** The id under which this gateway reports to the registry. */
  readonly id: string;
}

/** The traces of the other gateways, and which gateways did not respond. */
interface Answer {
  readonly summaries: readonly TraceSummary[];
  readonly parts: ProcessTraces;
  readonly unanswered: readonly string[];
}

const answerMs = 3000;

/**
 * Asks all other gateways over the bus for the requests that they retain, so that gateways need no connections to each
 * other. The registry lists the gateways, so that one that does not respond can be named.
 */
export class OtherGateways {
  readonly #stopListening: readonly (() => void)[];
  readonly #waiting = new Map<string, (reply: Reply) => void>();

  constructor(private readonly dependencies: Dependencies) {
    const { bus } = dependencies;
    this.#stopListening = [
      bus.subscribe('requests.asked', ({ payload }) => this.#answer(payload)),
      bus.subscribe('requests.told', ({ payload }) => this.#waiting.get(payload.question)?.(payload)),
    ];
  }

  stop(): void {
    for (const stop of this.#stopListening) stop();
  }

  /** Waits for all other gateways, for at most three seconds. */
  async ask(about: Question): Promise<Answer> {
    const others = await this.#others();
    if (!others) return { ...(await this.#collect(about, undefined)).found, unanswered: ['other gateways'] };
    if (others.length === 0) return { summaries: [], parts: [], unanswered: [] };
    const { found, answered } = await this.#collect(about, new Set(others.map(({ id }) => id)));
    const silent = others.filter(({ id }) => !answered.has(id));
    return { ...found, unanswered: silent.map(({ address }) => `gateway at ${address}`) };
  }

  /** @param expected the gateways to wait for; undefined if they are unknown, so that it waits the whole time */
  async #collect(about: Question, expected: ReadonlySet<string> | undefined) {
    const question = randomUUID();
    const found = { summaries: [] as TraceSummary[], parts: [] as ProcessTraces };
    const answered = new Set<string>();
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, answerMs);
      this.#waiting.set(question, ({ gateway, summaries, parts }) => {
        if (answered.has(gateway)) return;
        answered.add(gateway);
        found.summaries.push(...summaries);
        found.parts.push(...parts);
        if (!expected || [...expected].some((id) => !answered.has(id))) return;
        clearTimeout(timer);
        resolve();
      });
      this.#publish(createEvent('requests.asked', { question, gateway: this.dependencies.id, ...about }));
    });
    this.#waiting.delete(question);
    return { found, answered };
  }

  #answer({ question, gateway, window, request }: EventPayload<'requests.asked'>): void {
    const { id, store } = this.dependencies;
    if (gateway === id) return;
    const summaries = window ? store.inWindow(window) : [];
    const parts = request === undefined ? [] : store.find(request);
    this.#publish(createEvent('requests.told', { question, gateway: id, summaries, parts }));
  }

  /** All other gateways; undefined if the registry does not list them. */
  async #others(): Promise<KnownGateways | undefined> {
    const { config, log, id } = this.dependencies;
    try {
      const response = await requestRegistry(gatewaysInternal.knownPath, config.REGISTRY_URL, this.dependencies);
      if (!response.ok) throw new Error(`the registry answered ${response.status}`);
      return KnownGateways.parse(await response.json()).filter((one) => one.id !== id);
    } catch (error) {
      log.warn({ err: error }, 'the list of gateways could not be fetched from the registry');
      return undefined;
    }
  }

  #publish(event: Parameters<Bus['publish']>[0]): void {
    void publishOrLog(this.dependencies, event, 'a request to other gateways could not be published');
  }
}
