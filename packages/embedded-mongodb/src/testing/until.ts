import { setTimeout as delay } from 'node:timers/promises';

/** For tests: polls every few milliseconds until `isTrue`. @throws after `timeoutMs` */
export async function until(isTrue: () => boolean | Promise<boolean>, timeoutMs = 20_000): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`not true after ${timeoutMs} ms: ${isTrue}`);
    await delay(5);
  }
}
