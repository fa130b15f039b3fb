const turns = new Map<string, Promise<unknown>>();

/** Runs a write of a record after the pending writes of the same record, so that it starts from their result. */
export function serializeWrite<Answer>(id: string, write: () => Promise<Answer>): Promise<Answer> {
  return serializeWrites([id], write);
}

/** The same for a write of several records: it waits for the pending writes of all of them. */
export function serializeWrites<Answer>(ids: readonly string[], write: () => Promise<Answer>): Promise<Answer> {
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
