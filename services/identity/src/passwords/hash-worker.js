import os from 'node:os';
import { parentPort } from 'node:worker_threads';
import bcrypt from 'bcryptjs';

// Hashes take whole processors, and whoever signs in expects to wait; nobody else does. Only Linux gives a thread a
// priority of its own: elsewhere this would slow down the whole process. No thread may raise a lower one.
const { PRIORITY_BELOW_NORMAL: low } = os.constants.priority;
if (process.platform === 'linux' && os.getPriority() < low) os.setPriority(low);

/** Hashes or compares, one task at a time. Plain JavaScript, as tests start this file without a build. */
parentPort?.on('message', (task) => {
  try {
    const began = performance.now();
    const answer = answerTo(task);
    parentPort?.postMessage({ ...answer, ms: performance.now() - began });
  } catch (error) {
    parentPort?.postMessage({ kind: 'error', message: String(error) });
  }
});

/** @param {import('./hash-pool').HashTask} task @returns {import('./hash-pool').HashAnswer} without its time */
function answerTo(task) {
  if (task.kind === 'compare') return { kind: 'compare', equal: bcrypt.compareSync(task.text, task.hash) };
  return { kind: 'hash', hash: bcrypt.hashSync(task.text, task.cost) };
}
