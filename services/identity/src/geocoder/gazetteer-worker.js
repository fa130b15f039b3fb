import { parentPort } from 'node:worker_threads';
import { suggestionsFor } from './typed-address.js';

/** Answers one request at a time. This and all its imports are plain JavaScript, as tests start it without a build. */
parentPort?.on('message', ({ id, text, limit }) => {
  parentPort?.postMessage({ id, suggestions: suggestionsFor(text, limit) });
});
