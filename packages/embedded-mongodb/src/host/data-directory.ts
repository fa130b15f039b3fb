import fs from 'node:fs';
import { HostFailure, hostExit, messageOf } from '../host-exit';

/** The names of all files that the engine and this host create in a data directory. */
const ownFiles = [
  /^WiredTiger/,
  /^(collection|index|internal)-.+\.wt$/,
  /^(_mdb_catalog|sizeStorer)\.wt$/,
  /^storage\.bson$/,
  /^mongod\.lock$/,
  /^mongodb\.sock$/,
  /^(journal|_tmp|diagnostic\.data)$/,
  /^\.embedded-mongodb-/,
];

/**
 * Creates the data directory, or checks that an existing one contains only a database: the engine itself would accept
 * any directory.
 * @returns its real path, so that one directory has one name
 */
export function prepareDataDirectory(dir: string): string {
  const names = listOrCreate(dir);
  const foreign = names.filter((name) => !ownFiles.some((pattern) => pattern.test(name))).sort();
  if (foreign.length > 0) {
    const listed = foreign.length > 3 ? [...foreign.slice(0, 3), `${foreign.length - 3} more`] : foreign;
    throw new HostFailure(
      hostExit.foreignFiles,
      `${dir} holds files that are not a database's (${listed.join(', ')}): choose an empty directory`,
    );
  }
  return fs.realpathSync(dir);
}

function listOrCreate(dir: string): string[] {
  try {
    fs.mkdirSync(dir, { recursive: true, mode: 0o700 });
    return fs.readdirSync(dir);
  } catch (error) {
    throw new HostFailure(hostExit.cannotOpen, `cannot use ${dir} as the data directory: ${messageOf(error)}`);
  }
}
