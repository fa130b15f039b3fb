import { setTimeout as delay } from 'node:timers/promises';

/** For tests: waits until something is so, looking every few milliseconds, and fails after `patience` ms. */
export async function until(isSo: () => boolean | Promise<boolean>, patience = 20_000): Promise<void> {
  const end = Date.now() + patience;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`not so after ${patience} ms: ${isSo}`);
    await delay(5);
  }
}
