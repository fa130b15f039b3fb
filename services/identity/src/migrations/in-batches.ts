const batchSize = 200;

/** Yields a cursor's items in batches until the cursor ends or the signal aborts. */
export async function* inBatches<Item>(cursor: AsyncIterable<Item>, signal: AbortSignal): AsyncGenerator<Item[]> {
  let batch: Item[] = [];
  for await (const item of cursor) {
    if (signal.aborted) return;
    batch.push(item);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
