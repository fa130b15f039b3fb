import type { RemoteState } from '@plaza/contracts/registry/releases';

type Past = Pick<RemoteState, 'pastRollouts' | 'history'>;
type History = NonNullable<RemoteState['history']>;

/** What happened to a release last: it took itself back, a person took it back, or people kept it or have it again. */
interface Turn {
  readonly version: string;
  readonly at: string;
  readonly is: 'byItself' | 'byPerson' | 'good';
}

/** The releases that took themselves back, and those that a person took back, each by what happened to it last. */
export function takenBackOf({ pastRollouts, history = [] }: Past): { byItself: Set<string>; byPerson: Set<string> } {
  // A release that goes back while it is watched ends its rollout at the time of the switch: the end says more.
  const turns = [...switches(history), ...ends(pastRollouts)].sort(
    (one, other) => Date.parse(one.at) - Date.parse(other.at),
  );
  const last = new Map(turns.map(({ version, is }) => [version, is]));
  const those = (is: Turn['is']) => new Set([...last].flatMap(([version, turn]) => (turn === is ? [version] : [])));
  return { byItself: those('byItself'), byPerson: those('byPerson') };
}

/** Whether nobody should be offered a release by name: it was taken back the last time that people had it. */
export function wasTakenBack(remote: Past & Pick<RemoteState, 'current'>, version: string): boolean {
  const { byItself, byPerson } = takenBackOf(remote);
  return version !== remote.current && (byItself.has(version) || byPerson.has(version));
}

const turnOfEnd = { returned: 'byItself', aborted: 'byPerson', kept: 'good', replaced: undefined } as const;

function ends(pastRollouts: RemoteState['pastRollouts']): Turn[] {
  return pastRollouts.flatMap(({ version, end, endedAt: at }) => {
    const is = turnOfEnd[end];
    return is ? [{ version, at, is }] : [];
  });
}

/**
 * What everybody was given, as a stack: only with a step to what lies below the top the top is taken back, and
 * something that was taken back and comes again is new.
 */
function switches(history: History): Turn[] {
  let stack: readonly string[] = [];
  return history.flatMap(({ version, at }) => {
    const [top, depth] = [stack.at(-1), stack.indexOf(version)];
    const isBack = depth !== -1 && version !== top;
    stack = depth === -1 ? [...stack, version] : stack.slice(0, depth + 1);
    const left: Turn[] = isBack && top !== undefined ? [{ version: top, at, is: 'byPerson' }] : [];
    return [...left, { version, at, is: 'good' as const }];
  });
}
