import fs from 'node:fs';
import { HostFailure, hostExit, wordsOf } from './host-exit';

/** Every name that the engine and this host put into a data directory. */
const ours = [
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
 * Makes the data directory, or checks that an existing one holds a database and nothing else: the engine would
 * settle among somebody's files without a word. Answers its real path, so that one directory has one name.
 */
export function prepareDataDirectory(dir: string): string {
  const names = listOrMake(dir);
  const foreign = names.filter((name) => !ours.some((pattern) => pattern.test(name))).sort();
  if (foreign.length > 0) {
    const some = foreign.length > 3 ? [...foreign.slice(0, 3), `${foreign.length - 3} more`] : foreign;
    throw new HostFailure(
      hostExit.foreignFiles,
      `${dir} holds files that are not a database's (${some.join(', ')}): choose an empty directory`,
    );
  }
  return fs.realpathSync(dir);
}

function listOrMake(dir: string): string[] {
  try {
    fs.mkdirSync(dir, { recursive: true, mode: 0o700 });
    return fs.readdirSync(dir);
  } catch (error) {
    throw new HostFailure(hostExit.cannotOpen, `cannot use ${dir} as the data directory: ${wordsOf(error)}`);
  }
}
