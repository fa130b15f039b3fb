import type { RemoteState } from '@plaza/contracts/registry/releases';

type Past = Pick<RemoteState, 'pastRollouts' | 'history'>;

/** The releases that took themselves back, and those that a person took back. */
export function takenBackOf({ pastRollouts, history = [] }: Past): { byItself: Set<string>; byPerson: Set<string> } {
  const ended = (how: string) => pastRollouts.filter(({ end }) => end === how).map(({ version }) => version);
  const byItself = new Set(ended('returned'));
  const others = [...ended('aborted'), ...leftForEarlier(history)];
  return { byItself, byPerson: new Set(others.filter((version) => !byItself.has(version))) };
}

/** Whether nobody should be offered a release by name: it was taken back the last time that people had it. */
export function wasTakenBack(remote: Past & Pick<RemoteState, 'current'>, version: string): boolean {
  const { byItself, byPerson } = takenBackOf(remote);
  return version !== remote.current && (byItself.has(version) || byPerson.has(version));
}

/** What everybody had, and gave up for something that they had had before it. */
function leftForEarlier(history: NonNullable<RemoteState['history']>): string[] {
  return history.flatMap(({ version }, at) => {
    const before = history[at - 1];
    const isBack = history.slice(0, Math.max(0, at - 1)).some((earlier) => earlier.version === version);
    return before && isBack ? [before.version] : [];
  });
}
