import { AddressSuggestion } from '@plaza/contracts/identity/addresses';
import { limits } from '@plaza/contracts/limits';
import type { Cache } from '@plaza/service-kit/cache/cache';
import { Unavailable } from '@plaza/service-kit/errors';
import type { Limiter } from '@plaza/service-kit/limiter';
import { z } from 'zod';
import { hashSecret } from '../secrets/secret';
import type { Geocoder } from './geocoder';
import { type Clock, createTurns } from './turns';

export interface NominatimOptions {
  /** The host; requests go to its `/search`. */
  readonly url: string;
  /** A contact for the operator of the host. */
  readonly contact: string;
  readonly cache: Cache;
  /** Allows one request per second, for all instances together if they share Redis. */
  readonly limiter: Limiter;
  readonly clock?: Clock;
  readonly timeoutMs?: number;
}

const times = { freshMs: 24 * 3600 * 1000, staleMs: 30 * 24 * 3600 * 1000 };
const maxAnswerBytes = 512 * 1024;
/** How long to pause after a failure; longer after a 429, unless the response specifies the time. */
const pauseMs = { failed: 5000, rejected: 60_000, longest: 600_000 };

/** The 4xx statuses that concern the client as a whole, not the query. */
const refusalsOfAll: readonly number[] = [401, 403, 429];

const degrees = (max: number) =>
  z
    .union([z.string().regex(/^-?\d{1,3}(\.\d{1,20})?$/), z.number()])
    .refine((value) => Math.abs(Number(value)) <= max)
    .transform(String);
const Row = z.object({
  display_name: z.string().trim().min(1).max(limits.address),
  lat: degrees(90),
  lon: degrees(180),
});
const Suggestions = z.array(AddressSuggestion);

const systemClock: Clock = {
  now: () => performance.now(),
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/**
 * Sends requests to a host with the API of Nominatim, within its usage policy: one request per second, cached
 * responses, and a contact. Its failures reach the caller. The gazetteer is no fallback: the centre of a town would be
 * saved as the location of a house, and nobody would notice.
 */
export function nominatim({ url, contact, cache, limiter, clock = systemClock, timeoutMs = 4000 }: NominatimOptions) {
  const waitForTurn = createTurns(limiter, clock);
  const headers = { 'User-Agent': `Plaza/1 (${printable(contact)})`, Accept: 'application/json' };
  let pausedUntil = 0;

  function requireNoPause() {
    if (clock.now() < pausedUntil) throw unavailable('the host failed a moment ago');
  }

  async function ask(text: string): Promise<AddressSuggestion[]> {
    requireNoPause();
    await waitForTurn();
    requireNoPause(); // the host may have failed meanwhile
    let pause = pauseMs.failed;
    try {
      const answer = await fetch(searchUrl(url, text), {
        headers,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      pause = pauseAfter(answer);
      return rowsOf(await bodyOf(answer));
    } catch (error) {
      pausedUntil = Math.max(pausedUntil, clock.now() + pause);
      throw unavailable(error);
    }
  }

  const geocoder: Geocoder = {
    /** @throws Unavailable if the host fails; TooManyRequests if too many requests are waiting for it */
    async suggest(text) {
      const normal = normalized(text);
      // A hash keeps typed addresses out of the keys of the cache.
      const cached = await cache.remember(`geocoder:${hashSecret(normal)}`, times, async () =>
        Buffer.from(JSON.stringify(await ask(normal))),
      );
      return Suggestions.parse(JSON.parse(cached.body.toString('utf8')));
    },
    stop: async () => undefined,
  };
  return geocoder;
}

const normalized = (text: string): string => text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/** Headers allow no other characters. */
const printable = (text: string): string => text.replace(/[^\x20-\x7e]/g, '');

function searchUrl(host: string, text: string): URL {
  const url = new URL('search', `${host.replace(/\/+$/, '')}/`);
  const limit = String(limits.addressSuggestions);
  url.search = new URLSearchParams({ format: 'json', addressdetails: '1', limit, q: text }).toString();
  return url;
}

/** How long to pause all requests after this failed response: not at all if only the query was at fault. */
function pauseAfter({ status, headers }: Response): number {
  if (status >= 400 && status < 500 && !refusalsOfAll.includes(status)) return 0;
  if (status !== 429) return pauseMs.failed;
  const requestedMs = Number(headers.get('retry-after')) * 1000 || pauseMs.rejected;
  return Math.min(Math.max(requestedMs, pauseMs.failed), pauseMs.longest);
}

async function bodyOf(answer: Response): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length;
    if (!answer.ok || bytes > maxAnswerBytes) throw new Error(`the host answered ${answer.status} with ${bytes} bytes`);
    chunks.push(chunk);
  }
  if (!answer.ok) throw new Error(`the host answered ${answer.status}`);
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}

/** The valid rows, without further fields. @throws if the response is not a list */
function rowsOf(answer: unknown): AddressSuggestion[] {
  const rows = z.array(z.unknown()).parse(answer);
  const valid = rows.flatMap((row) => Row.safeParse(row).data ?? []);
  return valid.slice(0, limits.addressSuggestions);
}

const unavailable = (cause: unknown) =>
  new Unavailable('geocoder_unavailable', 'Places cannot be looked up just now.', cause);
