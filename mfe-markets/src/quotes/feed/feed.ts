import type { Feed } from '@plaza/contracts/markets/feed';

/** Milliseconds since the provider published the quotes; 0 if the browser's clock is behind the server's. */
export const ageOf = ({ asOf }: Pick<Feed, 'asOf'>, now: number): number => Math.max(0, now - Date.parse(asOf));

/** Quotes younger than two intervals count as live: one refresh may be late, but not two. */
export const isLive = (feed: Pick<Feed, 'asOf' | 'intervalMs'>, now: number): boolean =>
  ageOf(feed, now) < 2 * feed.intervalMs;

const units = [
  { letter: 'd', ms: 86_400_000 },
  { letter: 'h', ms: 3_600_000 },
  { letter: 'm', ms: 60_000 },
  { letter: 's', ms: 1000 },
] as const;

/** "12s ago", "9m ago", "3h ago", "2d ago". */
export function formatAge(ageMs: number): string {
  const unit = units.find(({ ms }) => ageMs >= ms);
  return unit ? `${Math.floor(ageMs / unit.ms)}${unit.letter} ago` : 'just now';
}
