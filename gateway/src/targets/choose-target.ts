import type { Target } from './target';

type Candidate = Pick<Target, 'subset' | 'weight' | 'currentWeight' | 'health' | 'inflight' | 'isAvailable'>;

/**
 * Chooses the target with the fewest requests under way by its weight. One that is drained (weight 0), full, or whose
 * breaker is open is not chosen; one whose checks fail neither, unless more than half of them do: then the checks are
 * more likely wrong than the targets. Requests of a subset go to its targets, and to those without a subset where none
 * of its own can take them; other requests never go to the target of a subset, unless all targets have one.
 * @param turn counts up with each request: targets that are equal take turns
 * @param subset that is preferred; undefined for a request without one
 * @param except what was tried already, and failed: then one whose checks fail is better than none
 * @returns undefined where there is none to send a request to
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

/** Which targets take requests without a subset: those without one, unless all have one. */
export const servesDefault = (targets: readonly Pick<Candidate, 'subset'>[]) =>
  targets.some(isPlain) ? isPlain : isAny;

const isPlain = (target: Pick<Candidate, 'subset'>): boolean => target.subset === undefined;
const isAny = (): boolean => true;

/** Without lists, as every request passes here. @param unhealthy whether targets are used whose checks fail */
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
  for (let at = 0; at < targets.length; at++) {
    const target = targets[(turn + at) % targets.length];
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
