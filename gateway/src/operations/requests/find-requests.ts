import {
  type FoundTrace,
  type FoundTraces,
  maxTracesFound,
  operationsInternalCalls,
  ProcessTraces,
  type RequestWindow,
  type Trace,
  TraceSummaries,
  type TraceSummary,
} from '@plaza/contracts/operations/requests';
import type { InternalFetch } from '@plaza/service-kit/internal/internal-fetch';
import type { Log } from '@plaza/service-kit/logging/log';
import { nearest } from '@plaza/service-kit/tracing/trace-store';
import type { Tracer } from '@plaza/service-kit/tracing/tracer';
import type { z } from 'zod';
import type { OtherGateways } from '../other-gateways';

/** A service that may have retained its part of a trace. */
export interface Asked {
  readonly name: string;
  readonly url: string;
}

interface Dependencies {
  readonly tracer: Tracer;
  readonly internalFetch: InternalFetch;
  readonly log: Log;
  readonly services: () => readonly Asked[];
  readonly others: Pick<OtherGateways, 'ask'>;
}

const answerMs = 3000;

/**
 * Finds requests in every gateway and every service; those that do not respond are named, and the rest is still
 * returned.
 */
export class RequestFinder {
  constructor(private readonly dependencies: Dependencies) {}

  async inWindow(window: RequestWindow): Promise<FoundTraces> {
    const query = new URLSearchParams({ at: window.at, minutes: String(window.minutes), path: window.path ?? '' });
    const { path } = operationsInternalCalls.retainedInWindow;
    const { tracer, others } = this.dependencies;
    const [{ found, unanswered }, reply] = await Promise.all([
      this.#askAll(`${path}?${query}`, TraceSummaries),
      others.ask({ window }),
    ]);
    const requests = merge([...tracer.store.inWindow(window), ...reply.summaries, ...found]);
    const isCut = requests.length > maxTracesFound;
    return {
      requests: nearest(requests, window.at, maxTracesFound),
      ...(isCut ? { isCut } : {}),
      unanswered: [...reply.unanswered, ...unanswered],
    };
  }

  /** @param id of a request or of a trace */
  async find(id: string): Promise<Trace> {
    const path = operationsInternalCalls.retainedTrace.path.replace(':id', encodeURIComponent(id));
    const { tracer, others } = this.dependencies;
    const [{ found, unanswered }, reply] = await Promise.all([
      this.#askAll(path, ProcessTraces),
      others.ask({ request: id }),
    ]);
    const parts = [...tracer.store.find(id), ...reply.parts, ...found];
    return { parts, unanswered: [...reply.unanswered, ...unanswered] };
  }

  async #askAll<Part>(target: string, schema: z.ZodType<Part[]>) {
    const { services, log } = this.dependencies;
    const unanswered: string[] = [];
    const answers = await Promise.all(
      services().map(async (service) => {
        try {
          return await this.#ask(service, target, schema);
        } catch (error) {
          log.warn({ err: error, upstream: service.name }, 'the requests that a service retains could not be fetched');
          unanswered.push(service.name);
          return [];
        }
      }),
    );
    return { found: answers.flat(), unanswered: unanswered.sort() };
  }

  async #ask<Part>({ name, url }: Asked, target: string, schema: z.ZodType<Part[]>): Promise<Part[]> {
    const signal = AbortSignal.timeout(answerMs);
    const response = await this.dependencies.internalFetch(name, new URL(target, url), { signal, only: true });
    if (!response.ok) throw new Error(`${name} answered ${response.status}`);
    return schema.parse(await response.json());
  }
}

/**
 * Merges the summaries to one per request, newest first: the first process is the gateway, followed by those that it
 * called.
 */
function merge(summaries: readonly TraceSummary[]): FoundTrace[] {
  const byId = new Map<string, FoundTrace>();
  for (const { process, ...summary } of summaries) {
    const known = byId.get(summary.requestId);
    byId.set(summary.requestId, { ...(known ?? summary), processes: [...(known?.processes ?? []), process] });
  }
  return [...byId.values()].sort((one, other) => Date.parse(other.startedAt) - Date.parse(one.startedAt));
}
