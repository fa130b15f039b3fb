/**
 * @typedef {object} Memory of a page, with what nobody refers to taken away
 * @property {number} heap megabytes of JavaScript, all together
 * @property {number} data those without compiled code: what the program itself holds
 * @property {number} nodes of the document, and those that are no longer in it but still referred to
 * @property {number} listeners of events
 */

/** @param {import('@playwright/test').CDPSession} session of the page @returns {Promise<Memory>} */
export async function memoryOf(session) {
  // Some things are free only once what referred to them is gone.
  for (let times = 0; times < 3; times++) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const figure = (wanted) => metrics.find(({ name }) => name === wanted).value;
  return {
    heap: figure('JSHeapUsedSize') / 1_000_000,
    data: bytesOfData(JSON.parse(await heapSnapshot(session))) / 1_000_000,
    nodes: figure('Nodes'),
    listeners: figure('JSEventListeners'),
  };
}

async function heapSnapshot(session) {
  const chunks = [];
  const handleChunk = ({ chunk }) => chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', handleChunk);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', handleChunk);
  return chunks.join('');
}

/**
 * `native` is the browser's own, `code` what the engine compiles of a program that runs more often, with what it noted
 * of its types.
 */
const otherTypes = ['native', 'code', 'object shape', 'synthetic'];

/**
 * The bytes of the objects, functions, lists and texts of a heap snapshot.
 * @param {{ snapshot: { meta: { node_fields: string[], node_types: [string[]] } }, nodes: number[] }} heap
 */
export function bytesOfData({ snapshot: { meta }, nodes }) {
  const [type, size] = ['type', 'self_size'].map((field) => meta.node_fields.indexOf(field));
  const [types] = meta.node_types;
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += meta.node_fields.length) {
    if (!otherTypes.includes(types[nodes[at + type]])) bytes += nodes[at + size];
  }
  return bytes;
}
