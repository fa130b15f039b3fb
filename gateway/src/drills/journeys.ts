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

/** Longer is as good as no answer, and this long is slow, in milliseconds. */
const [answerMs, slowMs] = [8000, 2000];

/** Makes the journeys of one signed-in person against a gateway, as a browser does. */
export class JourneyProbe {
  #cookie = '';

  /** @param origin of the gateway @param authorization the header of the person's calls */
  constructor(
    private readonly origin: string,
    private readonly authorization: string,
  ) {}

  /** The journeys that there are for this person: opening each of their remotes among them, as it is just now. */
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

  /** @returns null for what the user has no permission to do */
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
      // No answer in time, or none at all: what the drill is there to find.
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
