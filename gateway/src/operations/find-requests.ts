import {
  type FoundRequest,
  type FoundRequests,
  KeptRequests,
  KeptSummaries,
  type KeptSummary,
  maxKeptFound,
  operationsInternalCalls,
  type RequestWindow,
  type TracedRequest,
} from '@plaza/contracts/operations/requests';
import type { InternalFetch } from '@plaza/service-kit/internal/internal-fetch';
import type { Log } from '@plaza/service-kit/log';
import type { Tracer } from '@plaza/service-kit/tracing/tracer';
import type { z } from 'zod';

/** A service that may have kept its part of a request. */
export interface Asked {
  readonly name: string;
  readonly url: string;
}

interface Dependencies {
  readonly tracer: Tracer;
  readonly internalFetch: InternalFetch;
  readonly log: Log;
  readonly services: () => readonly Asked[];
}

const answerMs = 3000;

/** Finds requests in this gateway and in every service; one that does not answer is named, and the others count. */
export class RequestFinder {
  constructor(private readonly dependencies: Dependencies) {}

  async inWindow(window: RequestWindow): Promise<FoundRequests> {
    const query = new URLSearchParams({ at: window.at, minutes: String(window.minutes), path: window.path ?? '' });
    const { path } = operationsInternalCalls.keptInWindow;
    const { found, unanswered } = await this.#askAll(`${path}?${query}`, KeptSummaries);
    return { requests: merge([...this.dependencies.tracer.store.inWindow(window), ...found]), unanswered };
  }

  /** @param id of a request or of a trace */
  async find(id: string): Promise<TracedRequest> {
    const path = operationsInternalCalls.keptRequest.path.replace(':id', encodeURIComponent(id));
    const { found, unanswered } = await this.#askAll(path, KeptRequests);
    return { parts: [...this.dependencies.tracer.store.find(id), ...found], unanswered };
  }

  async #askAll<Part>(target: string, schema: z.ZodType<Part[]>) {
    const { services, log } = this.dependencies;
    const unanswered: string[] = [];
    const answers = await Promise.all(
      services().map(async (service) => {
        try {
          return await this.#ask(service, target, schema);
        } catch (error) {
          log.warn({ err: error, upstream: service.name }, 'a service did not say which requests it keeps');
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

/** One line per request, as the first of its processes knows it: the gateway, then those that it asked. */
function merge(summaries: readonly KeptSummary[]): FoundRequest[] {
  const byId = new Map<string, FoundRequest>();
  for (const { process, ...summary } of summaries) {
    const known = byId.get(summary.requestId);
    byId.set(summary.requestId, { ...(known ?? summary), processes: [...(known?.processes ?? []), process] });
  }
  const newestFirst = [...byId.values()].sort((one, other) => Date.parse(other.startedAt) - Date.parse(one.startedAt));
  return newestFirst.slice(0, maxKeptFound);
}
