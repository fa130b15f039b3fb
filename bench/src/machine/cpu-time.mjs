import fs from 'node:fs';

/** The kernel's unit of CPU time: a hundredth of a second on a usual Linux. */
const tickMs = 10;

/** Milliseconds of CPU time of a process, all its threads together; with `reaped`, also of its ended children. */
export function cpuMs(pid, { reaped = false } = {}) {
  const fields = statOf(pid);
  if (!fields) return 0;
  const own = Number(fields[11]) + Number(fields[12]);
  return (own + (reaped ? Number(fields[13]) + Number(fields[14]) : 0)) * tickMs;
}

/** Milliseconds of CPU time that this process and its descendants have used. */
export const ownTreeCpuMs = () => treeOf(process.pid).reduce((sum, pid) => sum + cpuMs(pid, { reaped: true }), 0);

/** A process and its descendants. @returns {number[]} their ids */
export function treeOf(root) {
  const parents = new Map();
  for (const name of fs.readdirSync('/proc')) {
    if (/^\d+$/.test(name)) parents.set(Number(name), Number(statOf(name)?.[1]));
  }
  const tree = new Set([root]);
  for (let grown = -1; grown !== tree.size; ) {
    grown = tree.size;
    for (const [pid, parent] of parents) if (tree.has(parent)) tree.add(pid);
  }
  return [...tree];
}

/** The resident memory of a process in bytes. */
export function residentBytes(pid) {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

/** The command line of a process; "" when it has ended. */
export function commandOf(pid) {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

/** Milliseconds of CPU time since boot of all cores together: the total, and the used part. */
export function machineCpuMs() {
  const [line = ''] = fs.readFileSync('/proc/stat', 'utf8').split('\n');
  const [user, nice, system, idle, wait, irq, softirq, steal] = line.trim().split(/\s+/).slice(1, 9).map(Number);
  const busy = user + nice + system + irq + softirq + steal;
  return { all: (busy + idle + wait) * tickMs, busy: busy * tickMs };
}

/** The fields of a process's stat behind its name, which may contain blanks; undefined when it has ended. */
function statOf(pid) {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}
