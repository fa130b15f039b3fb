import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plaza-node-program-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const write = (file: string, lines: readonly string[]) => {
  fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  fs.writeFileSync(path.join(folder, file), lines.join('\n'));
};

/** The bundler is an ES module, which tests cannot load. */
const buildScript = `
  import { rspack } from '@rspack/core';
  import { nodeProgram } from './node.js';
  const [dir, packages] = process.argv.slice(1);
  rspack(nodeProgram({ dir, entry: { main: './src/main.ts' }, packages }), (error, stats) => {
    if (error || stats.hasErrors()) throw error ?? new Error(stats.toString('errors-only'));
  });
`;

const build = (packages: 'inside' | 'outside') =>
  execFileSync(process.execPath, ['--input-type=module', '-e', buildScript, folder, packages], { cwd: __dirname });

test.each(['inside', 'outside'] as const)(
  'a stack trace of a program, with packages %s, names the lines of its sources, with a map without columns and sources',
  (packages) => {
    write('src/fail.ts', [
      '// A comment, a type and a template: lines that a bundle loses or adds.',
      'export type Reason = string;',
      'const text = (reason: Reason) => `it fails:',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a program
      '  ${reason}`;',
      "export function fail(): never { throw new Error(text('on purpose')); }",
    ]);
    write('src/main.ts', [
      "import { fail } from './fail';",
      '',
      'try {',
      '  fail();',
      '} catch (error) {',
      '  console.log((error as Error).stack);',
      '}',
    ]);
    build(packages);
    const program = path.join(folder, 'dist/main.cjs');
    const stack = execFileSync(process.execPath, ['--enable-source-maps', program], { encoding: 'utf8' });
    expect(stack).toMatch(/src\/fail\.ts:5:/);
    expect(stack).toMatch(/src\/main\.ts:4:/);
    expect(JSON.parse(fs.readFileSync(`${program}.map`, 'utf8'))).not.toHaveProperty('sourcesContent');
  },
);

test('a bundle with packages inside consists of ASCII, and its texts stay as they are', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a program
  write('src/main.ts', ["const name = '𠮷';", 'console.log(`€ ${name}`, /^[äöü]$/u.test("ö"));']);
  build('inside');
  const program = path.join(folder, 'dist/main.cjs');
  expect(fs.readFileSync(program, 'utf8')).toMatch(/^\p{ASCII}*$/u);
  expect(execFileSync(process.execPath, [program], { encoding: 'utf8' })).toBe('€ 𠮷 true\n');
});
