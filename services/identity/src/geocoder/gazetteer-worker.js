import { parentPort } from 'node:worker_threads';
import { suggestionsFor } from './typed-address.js';

/** Answers one question at a time. Plain JavaScript like all it is made of, as tests start this file without a build. */
parentPort?.on('message', ({ id, text, limit }) => {
  parentPort?.postMessage({ id, suggestions: suggestionsFor(text, limit) });
});
