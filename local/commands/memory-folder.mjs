import fs from 'node:fs';
import path from 'node:path';

/** Linux keeps the files of this folder in memory. */
const shared = '/dev/shm';
const prefix = 'plaza-tests-';
const leastFree = 6 * 1024 ** 3;

/**
 * A temporary folder in memory for a run of tests, where the machine has one that is large enough and may hold
 * programs: databases of tests wait for the disk at each write otherwise. It is removed when this process ends; those
 * of runs that were killed go first.
 * @returns {Record<string, string>} variables for the programs of the run: TMPDIR, or none
 */
export function temporaryInMemory() {
  if (!isUsable()) return {};
  removeLeftovers();
  const folder = path.join(shared, `${prefix}${process.pid}`);
  fs.mkdirSync(folder, { mode: 0o700, recursive: true });
  process.once('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
  return { TMPDIR: folder };
}

function isUsable() {
  try {
    const { bavail, bsize } = fs.statfsSync(shared);
    const mount = fs.readFileSync('/proc/mounts', 'utf8').match(/^tmpfs \/dev\/shm tmpfs (\S+)/m);
    return mount !== null && !mount[1].split(',').includes('noexec') && bavail * bsize >= leastFree;
  } catch {
    return false; // no such folder: another system than Linux
  }
}

function removeLeftovers() {
  for (const name of fs.readdirSync(shared)) {
    const pid = name.startsWith(prefix) ? Number(name.slice(prefix.length)) : 0;
    if (pid > 0 && !fs.existsSync(`/proc/${pid}`)) fs.rmSync(path.join(shared, name), { recursive: true, force: true });
  }
}
