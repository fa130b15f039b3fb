const turns = new Map<string, Promise<unknown>>();

/** Runs a write of a record after the pending ones of the same record, so that it can begin from what they leave. */
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
