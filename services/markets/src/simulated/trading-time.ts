const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const weekMs = 7 * dayMs;
/** 1970 began on a Thursday; weeks are counted from the Monday before. */
const sinceMonday = 3 * dayMs;

/** Trading hours: always, those of New York's exchanges, or from Sunday to Friday evening in New York. */
export type Hours = 'always' | 'exchange' | 'forex';

/** Five sessions a week: the opening of the first one, from Monday's midnight in New York, and the length of each. */
const sessions = {
  exchange: { opensMs: 9.5 * hourMs, openMs: 6.5 * hourMs },
  forex: { opensMs: -7 * hourMs, openMs: dayMs },
} as const satisfies Record<Exclude<Hours, 'always'>, { opensMs: number; openMs: number }>;
const sessionsAWeek = 5;

/**
 * Milliseconds of trading since 1970, which do not advance while the market is closed. Holidays count as trading days.
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

/** The traded time of the last close before a given traded time; without closes, one day earlier. */
export function previousClose(hours: Hours, traded: number): number {
  if (hours === 'always') return traded - dayMs;
  const { openMs } = sessions[hours];
  return (Math.ceil(traded / openMs) - 1) * openMs;
}

/** Milliseconds of a random walk per millisecond of traded time, so that a week of trading is a week of the walk. */
export const walkPace = (hours: Hours): number =>
  hours === 'always' ? 1 : weekMs / (sessionsAWeek * sessions[hours].openMs);

/** New York's daylight saving time by year: from March's second Sunday to November's first, at 2 am. */
const daylightSaving = new Map<number, { from: number; until: number }>();

/** New York's offset from UTC, in milliseconds. */
function newYorkOffset(at: number): number {
  const year = new Date(at).getUTCFullYear();
  let saving = daylightSaving.get(year);
  if (!saving) {
    saving = { from: sunday(year, 2, 2) + 7 * hourMs, until: sunday(year, 10, 1) + 6 * hourMs };
    daylightSaving.set(year, saving);
  }
  return at >= saving.from && at < saving.until ? -4 * hourMs : -5 * hourMs;
}

/** The first, second … Sunday of a month, at midnight UTC. */
function sunday(year: number, month: number, which: number): number {
  const first = new Date(Date.UTC(year, month, 1)).getUTCDay();
  return Date.UTC(year, month, 1 + ((7 - first) % 7) + (which - 1) * 7);
}
