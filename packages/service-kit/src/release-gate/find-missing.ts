import type { CallSchemas, Provides, ReleaseNeeds, ShellProvides } from '@plaza/contracts/registry/needs';
import type { Release } from '@plaza/contracts/registry/releases';
import { findIncompatibilities } from './compare-schemas';
import { StepBudget } from './step-budget';
import { isInRange } from './version-range';

/** What is provided: by each service that is known, and by the shell. */
export interface Platform {
  readonly services: ReadonlyMap<string, Pick<Provides, 'calls'>>;
  readonly shell?: ShellProvides | undefined;
}

/**
 * What a release needs but the platform does not provide, one phrase each. Nothing is reported for a release that does
 * not record its needs, nor about a shell or a service that is not known yet. One step budget limits the comparison of
 * all its calls.
 */
export function findMissing({ contract, needs }: Pick<Release, 'contract' | 'needs'>, platform: Platform): string[] {
  if (!needs) return [];
  const shell = platform.shell ? missingInShell(contract, needs, platform.shell) : [];
  return [...shell, ...missingOfCalls(needs.calls, platform.services)];
}

function missingInShell(contract: number, { shared, names }: ReleaseNeeds, shell: ShellProvides): string[] {
  const versions = Object.entries(shared).flatMap(([name, range]) => {
    const version = shell.shared[name];
    if (version === undefined) return [`${name} is not shared`];
    return isInRange(version, range) ? [] : [`${name} is ${version}, and ${range} is needed`];
  });
  const gone = Object.entries(names).flatMap(([name, taken]) => {
    const provided = new Set(shell.names[name]);
    return taken.filter((one) => !provided.has(one)).map((one) => `${name} has no ${one}`);
  });
  const isOther = contract !== shell.contract;
  return [
    ...(isOther ? [`remote contract ${contract}, and the shell supports ${shell.contract}`] : []),
    ...versions,
    ...gone,
  ];
}

type NeededCall = ReleaseNeeds['calls'][number];

function missingOfCalls(calls: readonly NeededCall[], services: Platform['services']): string[] {
  const budget = new StepBudget();
  const missing: string[] = [];
  for (const call of calls) {
    missing.push(...missingOfCall(call, services, budget));
    if (budget.isSpent) return [...missing, 'what comes after it was not compared'];
  }
  return missing;
}

function missingOfCall(needed: NeededCall, services: Platform['services'], budget: StepBudget): string[] {
  const { route } = needed;
  const service = (needed.service && services.get(needed.service)) || answersBeside(route, services);
  if (!service) return [];
  const provided = service.calls.find((call) => call.route === route);
  if (!provided) return [`${route} is gone`];
  if (needed.service === undefined) return []; // its schemas are unknown
  return incompatibilitiesOfCall(needed, provided, budget).map((incompatibility) => `${route}: ${incompatibility}`);
}

/** The service that answers other calls with the same first path segment: /api/v1/loyalty/… */
function answersBeside(route: string, services: Platform['services']) {
  const word = firstWord(route);
  return [...services.values()].find(({ calls }) => calls.some((call) => firstWord(call.route) === word));
}

const firstWord = (route: string) => route.split('/')[3]?.toLowerCase();

/** The schema of a call without body or query. */
const empty = { type: 'object', properties: {}, additionalProperties: false } as const;

/** Where a call as the release was built against it is incompatible with the call that is provided now. */
export function incompatibilitiesOfCall(
  needed: CallSchemas,
  provided: CallSchemas,
  budget: StepBudget = new StepBudget(),
): string[] {
  const found = (['params', 'query', 'body'] as const).flatMap((part) => {
    const [sent, taken] = [needed[part], provided[part]];
    if (taken === undefined) return sent === undefined ? [] : [`no longer accepts ${part}`];
    return findIncompatibilities(sent ?? empty, taken, 'sent', part, budget);
  });
  if (needed.upload) found.push(...incompatibilitiesOfUpload(needed.upload, provided.upload));
  if (needed.answer !== undefined) {
    if (provided.answer === undefined) found.push('no longer answers with a body');
    else found.push(...findIncompatibilities(provided.answer, needed.answer, 'read', 'answer', budget));
  }
  return found;
}

function incompatibilitiesOfUpload(sent: NonNullable<CallSchemas['upload']>, taken: CallSchemas['upload']): string[] {
  if (!taken) return ['no longer accepts a file'];
  const gone = sent.types.filter((type) => !taken.types.includes(type));
  return [
    ...gone.map((type) => `no longer accepts ${type}`),
    ...(taken.maxBytes < sent.maxBytes ? [`accepts files of at most ${taken.maxBytes} bytes`] : []),
  ];
}
