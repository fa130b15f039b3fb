const turns = new Map<string, Promise<unknown>>();

/** Runs a write of a record after the pending ones of the same record, so that it can begin from what they leave. */
export function inTurn<Answer>(id: string, write: () => Promise<Answer>): Promise<Answer> {
  return inTurnOfAll([id], write);
}

/** The same for a write of several records, which waits for the pending ones of each of them. */
export function inTurnOfAll<Answer>(ids: readonly string[], write: () => Promise<Answer>): Promise<Answer> {
  const turn = Promise.all(ids.map((id) => turns.get(id))).then(write);
  const ended = turn.then(
    () => undefined,
    () => undefined,
  );
  for (const id of ids) turns.set(id, ended);
  void ended.then(() => {
    for (const id of ids) if (turns.get(id) === ended) turns.delete(id);
  });
  return turn;
}
