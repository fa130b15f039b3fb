/**
 * Calls `work` when the browser is idle, at the latest after a second, or at once if the browser cannot tell.
 * @returns a function that prevents the call
 */
export function whenIdle(work: () => void): () => void {
  if (!globalThis.requestIdleCallback) {
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: 1000 });
  return () => cancelIdleCallback(request);
}
