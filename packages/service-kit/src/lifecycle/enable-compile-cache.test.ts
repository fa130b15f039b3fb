import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { transformFileSync } from '@swc/core';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plaza-compiled-'));
  const { code } = transformFileSync(path.join(__dirname, 'enable-compile-cache.ts'), {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'commonjs' },
  });
  write('cache/enable.js', code);
  // As a service: with the cache enabled before anything else is loaded, and the code kept after the start.
  write(
    'main.cjs',
    `const { enableCompileCache, keepCompiledCode } = require('./cache/enable.js');
     enableCompileCache(__dirname);
     const { answer, fail } = require('./chunk.cjs');
     console.log(answer());
     try { fail(); } catch (error) { console.log(error.stack); }
     keepCompiledCode();`,
  );
  write('chunk.cjs', chunk(42));
  write('chunk.cjs.map', JSON.stringify({ version: 3, sources: ['src/answer.ts'], names: [], mappings: 'AAUA;AACA' }));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const write = (name: string, content: string | Buffer) => {
  fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  fs.writeFileSync(path.join(folder, name), content);
};

const chunk = (answer: number) =>
  `exports.answer = () => ${answer} + require('node:path').sep + __filename;
exports.fail = () => { throw new Error('on purpose'); };
//# sourceMappingURL=chunk.cjs.map`;

/** Starts the program, and returns what it answers and the stack of its error. */
function start() {
  const { stdout, stderr } = spawnSync(process.execPath, ['--enable-source-maps', 'main.cjs'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  const [answer, ...stack] = stdout.split('\n');
  return { answer, stack: stack.join('\n') };
}

const answered = (answer: number) => `${answer}/${path.join(fs.realpathSync(folder), 'chunk.cjs')}`;

/** The file with the code of the chunk. */
function keptFile(): string {
  const names = fs.readdirSync(path.join(folder, '.compiled')).filter((name) => name.startsWith('chunk-'));
  expect(names).toHaveLength(1);
  return path.join(folder, '.compiled', String(names[0]));
}

test('a start keeps the compiled code, and the next one uses it: both work alike', () => {
  expect(start().answer).toBe(answered(42));
  const { ino, mtimeMs } = fs.statSync(keptFile());
  expect(start().answer).toBe(answered(42));
  expect(fs.statSync(keptFile())).toMatchObject({ ino, mtimeMs }); // written anew if it had not been used
});

test('stacks name the lines of the sources, without and with code of an earlier start', () => {
  for (const { stack } of [start(), start()]) expect(stack).toMatch(/src\/answer\.ts:12/);
});

test('a chunk that has changed runs as it is now, also if it is as long as before', () => {
  start();
  write('chunk.cjs', chunk(43));
  expect(start().answer).toBe(answered(43));
  keptFile(); // and no other is left
});

test('code that cannot be read is not used', () => {
  start();
  const file = keptFile();
  fs.rmSync(file);
  fs.mkdirSync(file);
  expect(start().answer).toBe(answered(42));
});

test('damaged code is not used, and kept anew', () => {
  start();
  const code = fs.readFileSync(keptFile());
  const damaged = Buffer.from(code.map((byte, at) => (at === code.length - 100 ? 255 - byte : byte)));
  fs.writeFileSync(keptFile(), damaged);
  expect(start().answer).toBe(answered(42));
  expect(fs.readFileSync(keptFile()).equals(damaged)).toBe(false);
  fs.writeFileSync(keptFile(), '');
  expect(start().answer).toBe(answered(42));
});

test('where nothing can be written, nothing is kept', () => {
  write('.compiled', 'a file in place of the folder');
  expect(start().answer).toBe(answered(42));
  expect(start().stack).toMatch(/src\/answer\.ts:12/);
});
