import type { PayoffSimulation } from '@plaza/contracts/finance/payoff';

/** The balances in a month, counted from now; undefined in a scenario that never ends. */
interface BalancePoint {
  readonly month: number;
  readonly asItIs: string | undefined;
  readonly plan: string | undefined;
}

/**
 * The balances of both scenarios at even steps and at both ends. A scenario that has ended stays at 0.
 * @param most the largest number of points, not counting the ends
 */
export function balancePoints({ asItIs, plan }: PayoffSimulation, most: number): BalancePoint[] {
  const ends = [asItIs.months, plan.months].filter((months) => months !== null);
  const last = Math.max(0, ...ends);
  const step = Math.max(1, Math.ceil(last / most));
  const even = Array.from({ length: Math.floor(last / step) + 1 }, (_, index) => index * step);
  const months = [...new Set([...even, ...ends])].sort((one, other) => one - other);
  const left = ({ months: end, balances }: PayoffSimulation['plan'], month: number) =>
    end === null ? undefined : (balances[month] ?? '0.00');
  return months.map((month) => ({ month, asItIs: left(asItIs, month), plan: left(plan, month) }));
}

/** The index of the point that carries a line's name, far enough along for the lines to be apart. */
export function labelPlace(points: readonly BalancePoint[], way: 'asItIs' | 'plan'): number {
  const end = points.findIndex((point) => point[way] !== undefined && Number(point[way]) === 0);
  return Math.floor(end * (way === 'plan' ? 0.75 : 0.6));
}
