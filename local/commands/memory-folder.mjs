import fs from 'node:fs';
import path from 'node:path';

/** Linux keeps the files of this folder in memory. */
const shared = '/dev/shm';
const prefix = 'plaza-tests-';
const leastFree = 6 * 1024 ** 3;

/**
 * A temporary folder in memory for a test run, as test databases otherwise wait for the disk on each write. It is used
 * if the machine has a large enough one from which programs may be run, and removed when this process ends; folders of
 * killed runs are removed first.
 * @returns {Record<string, string>} environment variables for the programs of the run: TMPDIR, or none
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
    return false; // no such folder, as on other systems than Linux
  }
}

function removeLeftovers() {
  for (const name of fs.readdirSync(shared)) {
    const pid = name.startsWith(prefix) ? Number(name.slice(prefix.length)) : 0;
    if (pid > 0 && !fs.existsSync(`/proc/${pid}`)) fs.rmSync(path.join(shared, name), { recursive: true, force: true });
  }
}
