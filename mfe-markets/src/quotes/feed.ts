import type { Feed, feedHeaders } from '@plaza/contracts/markets/feed';

/** Milliseconds since the source gave the quotes; a clock that runs behind the server's makes them new, not younger. */
export const ageOf = ({ asOf }: Pick<Feed, 'asOf'>, now: number): number => Math.max(0, now - Date.parse(asOf));

/** Live is what is younger than two intervals: one renewal may be late, two may not. */
export const isLive = (feed: Pick<Feed, 'asOf' | 'intervalMs'>, now: number): boolean =>
  ageOf(feed, now) < 2 * feed.intervalMs;

const units = [
  { letter: 'd', ms: 86_400_000 },
  { letter: 'h', ms: 3_600_000 },
  { letter: 'm', ms: 60_000 },
  { letter: 's', ms: 1000 },
] as const;

/** "12s ago", "9m ago", "3h ago", "2d ago". */
export function ageInWords(ageMs: number): string {
  const unit = units.find(({ ms }) => ageMs >= ms);
  return unit ? `${Math.floor(ageMs / unit.ms)}${unit.letter} ago` : 'just now';
}

// The contract's own, held to it by the type: with its values the schema library would come to every visitor.
const headers: typeof feedHeaders = {
  asOf: 'X-Feed-As-Of',
  source: 'X-Feed-Source',
  simulated: 'X-Feed-Simulated',
  intervalMs: 'X-Feed-Interval-Ms',
};

/** The feed that an answer's headers tell of; undefined where they make no sense. */
export function feedIn(answer: Headers): Feed | undefined {
  const asOf = answer.get(headers.asOf);
  const intervalMs = Number(answer.get(headers.intervalMs));
  if (asOf === null || Number.isNaN(Date.parse(asOf)) || !(intervalMs > 0)) return undefined;
  return {
    asOf,
    intervalMs,
    source: answer.get(headers.source) ?? '',
    simulated: answer.get(headers.simulated) === 'true',
  };
}
