import type { RemoteState } from '@plaza/contracts/registry/releases';

type Past = Pick<RemoteState, 'pastRollouts' | 'history'>;
type History = NonNullable<RemoteState['history']>;

/**
 * A change in the state of a release: rolled back automatically, rolled back by a person, or kept or released again.
 */
interface ReleaseChange {
  readonly version: string;
  readonly at: string;
  readonly is: 'automatically' | 'byPerson' | 'good';
}

/**
 * The releases whose latest change was an automatic rollback, and those whose latest change was a rollback by a person.
 */
export function rolledBackReleases({ pastRollouts, history = [] }: Past): {
  automatically: Set<string>;
  byPerson: Set<string>;
} {
  // A watched release that is rolled back has a switch and an end of its rollout at the same time. The end is more
  // specific, so it must come last.
  const changes = [...switches(history), ...ends(pastRollouts)].sort(
    (one, other) => Date.parse(one.at) - Date.parse(other.at),
  );
  const last = new Map(changes.map(({ version, is }) => [version, is]));
  const those = (is: ReleaseChange['is']) =>
    new Set([...last].flatMap(([version, change]) => (change === is ? [version] : [])));
  return { automatically: those('automatically'), byPerson: those('byPerson') };
}

/** Whether a release should not be offered by name, because it was rolled back the last time people had it. */
export function wasRolledBack(remote: Past & Pick<RemoteState, 'current'>, version: string): boolean {
  const { automatically, byPerson } = rolledBackReleases(remote);
  return version !== remote.current && (automatically.has(version) || byPerson.has(version));
}

const changeOfEnd = { returned: 'automatically', aborted: 'byPerson', kept: 'good', replaced: undefined } as const;

function ends(pastRollouts: RemoteState['pastRollouts']): ReleaseChange[] {
  return pastRollouts.flatMap(({ version, end, endedAt: at }) => {
    const is = changeOfEnd[end];
    return is ? [{ version, at, is }] : [];
  });
}

/**
 * The history of current releases as a stack. Switching to an earlier release on the stack is a rollback of the top
 * one; a release that returns after its rollback counts as good.
 */
function switches(history: History): ReleaseChange[] {
  let stack: readonly string[] = [];
  return history.flatMap(({ version, at }) => {
    const [top, depth] = [stack.at(-1), stack.indexOf(version)];
    const isBack = depth !== -1 && version !== top;
    stack = depth === -1 ? [...stack, version] : stack.slice(0, depth + 1);
    const left: ReleaseChange[] = isBack && top !== undefined ? [{ version: top, at, is: 'byPerson' }] : [];
    return [...left, { version, at, is: 'good' as const }];
  });
}
