import { parseArgs } from 'node:util';
import { Sandbox } from '../machine/sandbox.mjs';
import { signInCrowd } from '../measures/services/sign-in-crowd.mjs';
import { isMissed, tableOf } from '../report.mjs';

/**
 * A program: five thousand people sign in within five seconds, each from a different address, and try again when the
 * server tells them to. Fails when one of the goals of its rows is missed. `--people`: a smaller number, for a short
 * run.
 */
const { values } = parseArgs({ options: { people: { type: 'string', default: '5000' } } });
const sandbox = new Sandbox();
try {
  const rows = await signInCrowd(sandbox, Number(values.people));
  process.stdout.write(`${tableOf(rows)}\n`);
  if (rows.some(isMissed)) process.exitCode = 1;
} finally {
  await sandbox.close();
}
