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
  removeLeftovers(shared);
  const folder = fs.mkdtempSync(path.join(shared, `${prefix}${process.pid}-`));
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

/**
 * Removes this user's folders of runs that have ended; those of other users cannot be removed.
 * @param {string} within the folder that contains them
 */
export function removeLeftovers(within, uid = process.getuid?.()) {
  for (const name of fs.readdirSync(within)) {
    if (!isLeftover(name)) continue;
    const folder = path.join(within, name);
    const isOwn = fs.lstatSync(folder, { throwIfNoEntry: false })?.uid === uid;
    if (isOwn) fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** Names consist of the prefix, the process id, and random characters, as two users may have had the same id. */
function isLeftover(name) {
  const pid = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : 0;
  return pid > 0 && !fs.existsSync(`/proc/${pid}`);
}
