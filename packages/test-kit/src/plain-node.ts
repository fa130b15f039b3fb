import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { transformFile } from '@swc/core';

/**
 * Runs a script in a separate Node process, outside of Jest, with the exports of a TypeScript file, which may itself
 * import only packages.
 * @throws Error with the output of the process, if it fails or takes longer than a minute
 */
export async function runInPlainNode(file: string, script: string): Promise<void> {
  const { code } = await transformFile(file, {
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
    module: { type: 'es6' },
  });
  const args = ['--no-warnings', '--input-type=module', '--eval', `${code}\n${script}`];
  await promisify(execFile)(process.execPath, args, { cwd: path.dirname(file), timeout: 60_000 });
}
