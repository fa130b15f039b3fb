const atOnce = 200;

/** What a cursor gives, some at once, until there is no more or the signal comes. */
export async function* inBatches<Item>(cursor: AsyncIterable<Item>, signal: AbortSignal): AsyncGenerator<Item[]> {
  let batch: Item[] = [];
  for await (const item of cursor) {
    if (signal.aborted) return;
    batch.push(item);
    if (batch.length < atOnce) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
