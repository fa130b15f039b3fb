import type { Bus } from '@plaza/service-kit/bus/bus';
import type { LiveConfiguration } from '../configuration/live-configuration';
import type { Exchange } from '../exchange/exchange';
import { AnswerCopy } from './answer-copy';
import { StaleResponses } from './stale-responses';

interface Rule {
  readonly path: string;
  readonly maxAgeMs: number;
}

const maxBytes = 64 * 1024 * 1024;

/**
 * Stale responses for the configured paths, served while their service is unavailable, and only to the session that
 * received them. All are deleted when permissions change. That change is announced on the bus, so while the bus is
 * disconnected none is served or stored, and on reconnecting all are deleted.
 */
export class Fallbacks {
  readonly #answers = new StaleResponses(maxBytes);
  readonly #stopListening: readonly (() => void)[];
  #rules: readonly Rule[] = [];
  /** Counts invalidations: a response that was requested before the latest one is not stored. */
  #generation = 0;

  constructor(
    live: LiveConfiguration,
    private readonly bus: Bus,
  ) {
    live.subscribe(({ fallbacks }) => {
      this.#rules = fallbacks.map(({ path, maxAgeSeconds }) => ({ path, maxAgeMs: maxAgeSeconds * 1000 }));
    });
    const clear = () => {
      this.#generation++;
      this.#answers.clear();
    };
    this.#stopListening = [
      bus.subscribe('permissions.changed', clear),
      bus.subscribe('areas.changed', clear),
      bus.subscribe('session.revoked', ({ payload }) => {
        this.#generation++;
        // Covers sessions that continue with other permissions, too.
        for (const session of payload.sessionIds) this.#answers.deleteSession(session);
      }),
      bus.onConnected(clear),
    ];
  }

  stop(): void {
    for (const stop of this.#stopListening) stop();
  }

  /**
   * Serves and stores the response to a GET request; undefined if no rule covers the path, and for administrators who
   * impersonate a user.
   * @param target path and query as sent to the service
   */
  for(exchange: Exchange, target: string): AnswerCopy | undefined {
    if (this.#rules.length === 0 || exchange.method !== 'GET') return undefined;
    const rule = this.#rules.find(({ path }) => isBelow(target, path));
    if (!rule || exchange.caller?.impersonatorId !== undefined || !this.bus.connected()) return undefined;
    const encoding = exchange.req.headers['accept-encoding'] ?? '';
    const generation = this.#generation;
    return new AnswerCopy(exchange, this.#answers, {
      sessionId: exchange.caller?.sessionId ?? '',
      // Subsets may run different versions of a service, so their responses are stored separately.
      request: `${target} ${encoding} ${exchange.subset ?? ''}`,
      maxAgeMs: rule.maxAgeMs,
      mayStore: () => generation === this.#generation,
    });
  }
}

/** Whether a target is a path, or below it. */
function isBelow(target: string, path: string): boolean {
  if (!target.startsWith(path)) return false;
  const next = target.charAt(path.length);
  return next === '' || next === '/' || next === '?';
}
