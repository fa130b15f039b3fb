import { financeCalls } from '@plaza/contracts/finance/calls';
import { gatewayCalls } from '@plaza/contracts/gateway/calls';
import { authenticationCalls } from '@plaza/contracts/identity/authentication';
import { marketplaceCalls } from '@plaza/contracts/marketplace/calls';
import { marketsCalls } from '@plaza/contracts/markets/calls';
import type { JourneyOutcome } from '@plaza/contracts/operations/drills';
import { Remotes } from '@plaza/contracts/registry/releases';

/** An activity of users, represented by one read. */
export interface Journey {
  readonly name: string;
  readonly target: string;
}

const journeys: readonly Journey[] = [
  { name: 'Staying signed in', target: authenticationCalls.me.path },
  { name: 'Seeing one’s accounts', target: financeCalls.accounts.path },
  { name: 'Seeing one’s figures', target: financeCalls.metrics.path },
  { name: 'Following markets', target: marketsCalls.stocks.path },
  { name: 'Seeing exchange rates', target: marketsCalls.exchangeRates.path },
  { name: 'Finding a service', target: marketplaceCalls.services.path },
  { name: 'Finding a contractor', target: marketplaceCalls.contractors.path },
  { name: 'Seeing one’s bookings', target: marketplaceCalls.bookings.path },
  { name: 'Reading messages', target: marketplaceCalls.conversations.path },
  { name: 'Opening the map', target: marketplaceCalls.locations.path },
];

/**
 * Milliseconds: a response that takes longer than the first counts as none, one that takes longer than the second as
 * slow.
 */
const [answerMs, slowMs] = [8000, 2000];

/** Tries the journeys of one signed-in person against a gateway, as a browser would. */
export class JourneyProbe {
  #cookie = '';

  /** @param origin of the gateway @param authorization the `Authorization` header of the person's calls */
  constructor(
    private readonly origin: string,
    private readonly authorization: string,
  ) {}

  /** The journeys available to this person, including loading each of their remotes in its current release. */
  async journeys(): Promise<readonly Journey[]> {
    const response = await this.#get(gatewayCalls.remotes.path);
    if (!response.ok) return journeys;
    this.#cookie = response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';', 1)[0])
      .join('; ');
    const remotes = Remotes.parse(await response.json());
    return [...journeys, ...remotes.map(({ name, entry }) => ({ name: `Loading the remote ${name}`, target: entry }))];
  }

  /** @returns null if the user has no permission for it */
  async try({ target }: Journey): Promise<JourneyOutcome | null> {
    const startedAt = performance.now();
    try {
      const response = await this.#get(target);
      await response.arrayBuffer();
      if (response.status === 403 || response.status === 401) return null;
      if (!response.ok) return 'fails';
      if (response.headers.has('x-plaza-stale')) return 'kept';
      return performance.now() - startedAt > slowMs ? 'slow' : 'works';
    } catch {
      // No response, or none in time, is what the drill is meant to find.
      return 'fails';
    }
  }

  #get(target: string): Promise<Response> {
    return fetch(new URL(target, this.origin), {
      headers: { authorization: this.authorization, cookie: this.#cookie, 'cache-control': 'no-cache' },
      signal: AbortSignal.timeout(answerMs),
    });
  }
}
