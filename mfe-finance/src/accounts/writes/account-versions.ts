import type { Account } from '@plaza/contracts/finance/accounts';

// Writes of one account go one after the other, each from the version that the one before it left: one's own quick edits
// never stand in each other's way, and what another window did in between is noticed.

const turns = new Map<string, Promise<unknown>>();
const versions = new Map<string, number>();

/** Runs a write of an account after those of it that are on their way. */
export function inTurn<Answer>(id: string, write: () => Promise<Answer>): Promise<Answer> {
  const before = turns.get(id) ?? Promise.resolve();
  const turn = before.then(write);
  const ended = turn.then(
    () => undefined,
    () => undefined,
  );
  turns.set(id, ended);
  void ended.then(() => {
    if (turns.get(id) === ended) turns.delete(id);
  });
  return turn;
}

/** The newest version of an account that this window knows: of the list, or of the answer to its last write. */
export function newestVersion(id: string, ofList: number | undefined): number | undefined {
  const written = versions.get(id);
  if (written === undefined || ofList === undefined) return ofList ?? written;
  return Math.max(written, ofList);
}

export function noteVersion({ id, version }: Account): void {
  versions.set(id, version);
}

const changesOnTheirWay = new Map<string, readonly Partial<Account>[]>();

/**
 * Remembers what a list shows of a change that is on its way, so that the answer to another one does not hide it.
 * @returns how to forget it, once the server has answered
 */
export function holdChanges(id: string, shown: Partial<Account>): () => void {
  changesOnTheirWay.set(id, [...(changesOnTheirWay.get(id) ?? []), shown]);
  return () => {
    const others = (changesOnTheirWay.get(id) ?? []).filter((one) => one !== shown);
    if (others.length > 0) changesOnTheirWay.set(id, others);
    else changesOnTheirWay.delete(id);
  };
}

/** What a list shows of an account that the server has not answered yet. */
export const pendingChanges = (id: string): Partial<Account> => Object.assign({}, ...(changesOnTheirWay.get(id) ?? []));
