import { setTimeout as delay } from 'node:timers/promises';
import { machineCpuMs, ownTreeCpuMs } from './cpu-time.mjs';

/** The share of the machine that other programs may use in a valid round. */
export const quietShare = 0.06;
const lookMs = 250;

/** Runs `action` and measures the share of the machine that other programs used in the meantime. */
export async function withForeignShare(action) {
  const before = { machine: machineCpuMs(), own: ownTreeCpuMs() };
  const result = await action();
  const machine = machineCpuMs();
  const own = ownTreeCpuMs() - before.own;
  const foreign = (machine.busy - before.machine.busy - own) / (machine.all - before.machine.all);
  return { result, foreign: Math.max(0, foreign) };
}

/** Waits until other programs are idle, for at most `timeoutMs`. */
export async function untilQuiet(timeoutMs) {
  const end = performance.now() + timeoutMs;
  while (performance.now() < end) {
    const { foreign } = await withForeignShare(() => delay(lookMs));
    if (foreign <= quietShare) return;
  }
}
