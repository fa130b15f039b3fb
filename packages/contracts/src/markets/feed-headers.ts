import type { Feed } from './feed';

// Without zod, as every visitor of the terminal loads this module.

/** The header of each part of a list's feed. */
export const feedHeaders = {
  asOf: 'X-Feed-As-Of',
  source: 'X-Feed-Source',
  simulated: 'X-Feed-Simulated',
  intervalMs: 'X-Feed-Interval-Ms',
} as const satisfies Record<keyof Feed, string>;

/** The feed in the headers of an answer; undefined if they are missing or invalid, as for answers that are no list. */
export function feedIn(headers: { get(name: string): string | null }): Feed | undefined {
  const asOf = headers.get(feedHeaders.asOf);
  const intervalMs = Number(headers.get(feedHeaders.intervalMs));
  if (asOf === null || Number.isNaN(Date.parse(asOf)) || !(intervalMs > 0)) return undefined;
  return {
    asOf,
    intervalMs,
    source: headers.get(feedHeaders.source) ?? '',
    simulated: headers.get(feedHeaders.simulated) === 'true',
  };
}
