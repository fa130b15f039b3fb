import { setTimeout as delay } from 'node:timers/promises';
import { machineCpuMs, ownTreeCpuMs } from './cpu-time.mjs';

/** The share of the machine that others may use in a round that counts. */
export const quietShare = 0.06;
const lookMs = 250;

/** Does something and tells which share of the machine others used meanwhile. */
export async function withForeignShare(action) {
  const before = { machine: machineCpuMs(), own: ownTreeCpuMs() };
  const result = await action();
  const machine = machineCpuMs();
  const own = ownTreeCpuMs() - before.own;
  const foreign = (machine.busy - before.machine.busy - own) / (machine.all - before.machine.all);
  return { result, foreign: Math.max(0, foreign) };
}

/** Waits until others leave the machine alone, at most so long. */
export async function untilQuiet(patienceMs) {
  const end = performance.now() + patienceMs;
  while (performance.now() < end) {
    const { foreign } = await withForeignShare(() => delay(lookMs));
    if (foreign <= quietShare) return;
  }
}
