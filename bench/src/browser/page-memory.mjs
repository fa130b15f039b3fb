/**
 * @typedef {object} Memory of a page after garbage collection
 * @property {number} heap megabytes of JavaScript in total
 * @property {number} data megabytes without compiled code: the program's own objects
 * @property {number} nodes DOM nodes in the document, and detached nodes that are still referenced
 * @property {number} listeners event listeners
 */

/** @param {import('@playwright/test').CDPSession} session of the page @returns {Promise<Memory>} */
export async function memoryOf(session) {
  // Some objects become collectable only after the objects that referenced them are collected.
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
 * `native` is the browser's own memory; `code` is what the engine compiles for functions that run often, including the
 * type feedback that it recorded.
 */
const otherTypes = ['native', 'code', 'object shape', 'synthetic'];

/**
 * The bytes of the objects, functions, arrays and strings of a heap snapshot.
 * @param {{ snapshot: { meta: { node_fields: string[], node_types: (string | string[])[] } }, nodes: number[] }} heap
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
