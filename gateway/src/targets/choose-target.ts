import type { Target } from './target';

type Candidate = Pick<Target, 'subset' | 'weight' | 'currentWeight' | 'health' | 'inflight' | 'isAvailable'>;

/**
 * Chooses the target with the fewest requests in flight relative to its weight. Targets that are drained (weight 0),
 * full or have an open breaker are never chosen. Targets whose health checks fail are skipped, unless more than half of
 * them fail: then the checks are more likely to be wrong than the targets. Requests of a subset go to its targets, or
 * to those without a subset if none of its own can take them; other requests never go to the target of a subset, unless
 * all targets have one.
 * @param turn increases with each request, so that equal targets take turns
 * @param subset the preferred subset; undefined for a request without one
 * @param except the target that was already tried and failed: then one whose checks fail is better than none
 * @returns undefined if no target can take the request
 */
export function chooseTarget<One extends Candidate>(
  targets: readonly One[],
  turn: number,
  subset?: string,
  except?: One,
): One | undefined {
  if (targets.length === 1) {
    const [only] = targets;
    return only !== except && only?.isAvailable && only.weight > 0 ? only : undefined;
  }
  const own = subset === undefined ? undefined : fewest(targets, turn, (one) => one.subset === subset, except, 'no');
  const other = own ?? fewest(targets, turn, servesDefault(targets), except, 'if most are');
  return other ?? (except && fewest(targets, turn, servesDefault(targets), except, 'yes'));
}

/** Selects the targets for requests without a subset: those without one, or all if every target has one. */
export const servesDefault = (targets: readonly Pick<Candidate, 'subset'>[]) =>
  targets.some(isPlain) ? isPlain : isAny;

const isPlain = (target: Pick<Candidate, 'subset'>): boolean => target.subset === undefined;
const isAny = (): boolean => true;

/**
 * Builds no intermediate lists, as it runs for every request. @param unhealthy whether to use targets whose checks fail
 */
function fewest<One extends Candidate>(
  targets: readonly One[],
  turn: number,
  belongs: (target: One) => boolean,
  except: One | undefined,
  unhealthy: 'no' | 'if most are' | 'yes',
): One | undefined {
  let bad = 0;
  let all = 0;
  for (const target of targets) {
    if (!belongs(target)) continue;
    all++;
    if (target.health === 'bad') bad++;
  }
  const skipsBad = unhealthy === 'no' || (unhealthy === 'if most are' && bad * 2 <= all);
  let chosen: One | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let index = 0; index < targets.length; index++) {
    const target = targets[(turn + index) % targets.length];
    if (!target || target === except || !belongs(target) || !target.isAvailable) continue;
    if (skipsBad && target.health === 'bad') continue;
    const weight = target.currentWeight;
    if (weight <= 0) continue;
    const load = (target.inflight + 1) / weight;
    if (load >= least) continue;
    chosen = target;
    least = load;
  }
  return chosen;
}
