const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const weekMs = 7 * dayMs;
/** 1970 began on a Thursday; weeks are counted from the Monday before. */
const sinceMonday = 3 * dayMs;

/** When something is traded: always, in New York's exchange hours, or from Sunday to Friday evening in New York. */
export type Hours = 'always' | 'exchange' | 'forex';

/** Five sessions a week: when the first one opens, against Monday's midnight in New York, and how long each lasts. */
const sessions = {
  exchange: { opensMs: 9.5 * hourMs, openMs: 6.5 * hourMs },
  forex: { opensMs: -7 * hourMs, openMs: dayMs },
} as const satisfies Record<Exclude<Hours, 'always'>, { opensMs: number; openMs: number }>;
const sessionsAWeek = 5;

/**
 * Milliseconds in which it was traded since 1970; it stands still while the market is closed. Holidays are traded.
 * @param at an instant
 */
export function tradedMs(hours: Hours, at: number): number {
  if (hours === 'always') return at;
  const { opensMs, openMs } = sessions[hours];
  const local = at + newYorkOffset(at) + sinceMonday - opensMs;
  const week = Math.floor(local / weekMs);
  const within = local - week * weekMs;
  const day = Math.min(Math.floor(within / dayMs), sessionsAWeek);
  const today = day < sessionsAWeek ? Math.min(within - day * dayMs, openMs) : 0;
  return (week * sessionsAWeek + day) * openMs + today;
}

/** Traded milliseconds of the last close before a moment of traded time; around the clock, of a day before. */
export function previousClose(hours: Hours, traded: number): number {
  if (hours === 'always') return traded - dayMs;
  const { openMs } = sessions[hours];
  return (Math.ceil(traded / openMs) - 1) * openMs;
}

/** How many milliseconds of a random walk go by in one of traded time: a week of trading is a week. */
export const walkPace = (hours: Hours): number =>
  hours === 'always' ? 1 : weekMs / (sessionsAWeek * sessions[hours].openMs);

/** When New York's clock is ahead, by year: from March's second Sunday to November's first, at two in the night. */
const summers = new Map<number, { from: number; until: number }>();

/** New York's clock against UTC, in milliseconds. */
function newYorkOffset(at: number): number {
  const year = new Date(at).getUTCFullYear();
  let summer = summers.get(year);
  if (!summer) {
    summer = { from: sunday(year, 2, 2) + 7 * hourMs, until: sunday(year, 10, 1) + 6 * hourMs };
    summers.set(year, summer);
  }
  return at >= summer.from && at < summer.until ? -4 * hourMs : -5 * hourMs;
}

/** The first, second … Sunday of a month, at midnight UTC. */
function sunday(year: number, month: number, which: number): number {
  const first = new Date(Date.UTC(year, month, 1)).getUTCDay();
  return Date.UTC(year, month, 1 + ((7 - first) % 7) + (which - 1) * 7);
}
