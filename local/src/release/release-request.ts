import { parseArgs } from 'node:util';
import { ServiceName, Subset } from '@plaza/contracts/gateway/service-names';
import { type RolloutVerb, rolloutVerbs } from '@plaza/contracts/registry/rollouts';
import { Role, roles } from '@plaza/contracts/roles';

/**
 * How far a release is rolled out, to whom, and which targets of services answer these people. By default it is rolled
 * out to everybody, step by step.
 */
export interface RolloutOptions {
  readonly to?: number;
  readonly roles?: Role[];
  readonly subsets?: Partial<Record<ServiceName, string>>;
}

/**
 * A command about a rollout or the latest release. `at`: the percentage of people who had the release when the command
 * was given.
 */
export interface MoveRequest {
  readonly name: string;
  readonly verb: RolloutVerb | 'back';
  readonly version?: string;
  readonly at?: number;
}

/** A request from the command line. Without a version it is about the built release. */
export type ReleaseRequest =
  | { readonly name: string; readonly version?: string; readonly rollout?: RolloutOptions }
  | MoveRequest
  /** Shows the state of the remote. */
  | { readonly name: string; readonly show: true }
  /** Without a version it applies to the whole remote; `reason` is shown to people in its place. */
  | { readonly name: string; readonly version?: string; readonly switch: { readonly off: string } | 'on' }
  | { readonly check: readonly string[] };

const verbs = [...rolloutVerbs, 'back'] as const;
const isVerb = (word: string | undefined): word is (typeof verbs)[number] => verbs.some((verb) => verb === word);

/** @throws Error that names what it cannot interpret */
export function readReleaseRequest(args: readonly string[]): ReleaseRequest {
  const text = { type: 'string' } as const;
  const options = {
    rollout: { type: 'boolean' },
    to: text,
    roles: text,
    subset: text,
    reason: text,
    at: text,
  } as const;
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [name, word, ...more] = positionals;
  if (!name) throw new Error('usage: npm run release -- <remote> [version]');
  if (name === 'check') {
    if (Object.keys(values).length > 0) throw new Error('check accepts no options');
    return { check: positionals.slice(1) };
  }
  if (word === 'show') {
    if (more.length > 0 || Object.keys(values).length > 0) throw new Error('show accepts no other arguments');
    return { name, show: true };
  }
  if (word === 'off' || word === 'on') return readSwitch(name, word, more, values.reason);
  if (values.reason !== undefined) throw new Error('--reason can only be used with off');
  const { to, roles: only, subset, at } = values;
  if (at !== undefined && word !== 'step') throw new Error('--at can only be used with step');
  const isRollout = values.rollout || [to, only, subset].some((value) => value !== undefined);
  if (isVerb(word)) {
    if (isRollout) throw new Error(`${word} accepts no rollout options`);
    return readMove(name, word, more, at);
  }
  if (more.length > 0) throw new Error(`unexpected argument: ${more.join(' ')}`);
  const rollout = {
    ...(to === undefined ? {} : { to: percentOf(to, '--to', 1) }),
    ...(only === undefined ? {} : { roles: rolesOf(only) }),
    ...(subset === undefined ? {} : { subsets: subsetsOf(subset) }),
  };
  return { name, ...(word ? { version: word } : {}), ...(isRollout ? { rollout } : {}) };
}

function readMove(
  name: string,
  verb: MoveRequest['verb'],
  [version, ...more]: readonly string[],
  at: string | undefined,
): MoveRequest {
  if (more.length > 0) throw new Error(`unexpected argument: ${more.join(' ')}`);
  return { name, verb, ...(version ? { version } : {}), ...(at === undefined ? {} : { at: percentOf(at, '--at', 0) }) };
}

function readSwitch(
  name: string,
  word: 'off' | 'on',
  [version, ...more]: readonly string[],
  reason = '',
): ReleaseRequest {
  if (more.length > 0) throw new Error(`unexpected argument: ${more.join(' ')}`);
  const of = { name, ...(version ? { version } : {}) };
  if (word === 'on') return { ...of, switch: 'on' };
  if (reason.trim() === '') throw new Error('off requires --reason "…", which users see in place of the tab');
  return { ...of, switch: { off: reason.trim() } };
}

function percentOf(text: string, option: string, least: number): number {
  const percent = /^(\d{1,3})%?$/.exec(text)?.[1];
  if (percent === undefined || Number(percent) < least || Number(percent) > 100) {
    throw new Error(`${option} requires a percentage from ${least}% to 100%, not ${text}`);
  }
  return Number(percent);
}

function rolesOf(text: string): Role[] {
  return text.split(',').map((word) => {
    const role = Role.safeParse(word.trim());
    if (!role.success) throw new Error(`--roles accepts ${roles.join(', ')}; ${word} is not one of them`);
    return role.data;
  });
}

function subsetsOf(text: string): Partial<Record<ServiceName, string>> {
  const pairs = text.split(',').map((pair): [ServiceName, string] => {
    const [word, name, ...more] = pair.trim().split('=');
    const [service, subset] = [ServiceName.safeParse(word), Subset.safeParse(name)];
    if (!service.success) {
      throw new Error(`--subset requires a service and its subset, such as finance=canary; ${word} is not a service`);
    }
    if (!subset.success || more.length > 0)
      throw new Error(`${pair.trim()} names no valid subset, as finance=canary does`);
    return [service.data, subset.data];
  });
  return Object.fromEntries(pairs);
}
