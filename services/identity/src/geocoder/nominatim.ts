import { AddressSuggestion } from '@plaza/contracts/addresses';
import { limits } from '@plaza/contracts/limits';
import type { Cache } from '@plaza/service-kit/cache/cache';
import { Unavailable } from '@plaza/service-kit/errors';
import type { Limiter } from '@plaza/service-kit/limiter';
import { z } from 'zod';
import { hashSecret } from '../secrets/secret';
import type { Geocoder } from './geocoder';
import { type Clock, createTurns } from './turns';

export interface NominatimOptions {
  /** The host; `/search` is asked below it. */
  readonly url: string;
  /** How its operator reaches us. */
  readonly contact: string;
  readonly cache: Cache;
  /** One request a second, for all instances together where they share Redis. */
  readonly limiter: Limiter;
  readonly clock?: Clock;
  readonly timeoutMs?: number;
}

const times = { freshMs: 24 * 3600 * 1000, keptMs: 30 * 24 * 3600 * 1000 };
const maxAnswerBytes = 512 * 1024;
/** How long a host that failed is left alone; one that says 429 longer, unless it says how long. */
const restMs = { failed: 5000, refused: 60_000, longest: 600_000 };

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
  now: () => Date.now(),
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/**
 * Asks a host that speaks as Nominatim does, and keeps its usage policy: one request a second, answers kept, and a name
 * to reach us by. When it fails the caller is told so, and no town of the gazetteer stands in: its middle would be saved
 * as the place of a house, and nobody could tell.
 */
export function nominatim({ url, contact, cache, limiter, clock = systemClock, timeoutMs = 4000 }: NominatimOptions) {
  const waitForTurn = createTurns(limiter, clock);
  const headers = { 'User-Agent': `Plaza/1 (${printable(contact)})`, Accept: 'application/json' };
  let restUntil = 0;

  function refuseWhileItRests() {
    if (clock.now() < restUntil) throw unavailable('the host failed a moment ago');
  }

  async function ask(text: string): Promise<AddressSuggestion[]> {
    refuseWhileItRests();
    await waitForTurn();
    refuseWhileItRests(); // it may have failed while this one waited
    try {
      const answer = await fetch(searchUrl(url, text), {
        headers,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!answer.ok) restUntil = clock.now() + restAfter(answer);
      return rowsOf(await bodyOf(answer));
    } catch (error) {
      restUntil = Math.max(restUntil, clock.now() + restMs.failed);
      throw unavailable(error);
    }
  }

  const geocoder: Geocoder = {
    /** @throws Unavailable when the host fails; TooMany when too many wait for it */
    async suggest(text) {
      const normal = normalized(text);
      // A hash, so that the keys of the cache do not list what people typed of their addresses.
      const kept = await cache.remember(`geocoder:${hashSecret(normal)}`, times, async () =>
        Buffer.from(JSON.stringify(await ask(normal))),
      );
      return Suggestions.parse(JSON.parse(kept.body.toString('utf8')));
    },
    stop: async () => undefined,
  };
  return geocoder;
}

const normalized = (text: string): string => text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/** Headers take no other signs. */
const printable = (text: string): string => text.replace(/[^\x20-\x7e]/g, '');

function searchUrl(host: string, text: string): URL {
  const url = new URL('search', `${host.replace(/\/+$/, '')}/`);
  const limit = String(limits.addressSuggestions);
  url.search = new URLSearchParams({ format: 'json', addressdetails: '1', limit, q: text }).toString();
  return url;
}

function restAfter({ status, headers }: Response): number {
  if (status !== 429) return restMs.failed;
  const wished = Number(headers.get('retry-after')) * 1000 || restMs.refused;
  return Math.min(Math.max(wished, restMs.failed), restMs.longest);
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

/** The rows that are as they should be, without what else they hold. @throws when there is no list */
function rowsOf(answer: unknown): AddressSuggestion[] {
  const rows = z.array(z.unknown()).parse(answer);
  const good = rows.flatMap((row) => Row.safeParse(row).data ?? []);
  return good.slice(0, limits.addressSuggestions);
}

const unavailable = (cause: unknown) =>
  new Unavailable('geocoder_unavailable', 'Places cannot be looked up just now.', cause);
