import fs from 'node:fs';
import path from 'node:path';
import { transformSync } from '@swc/core';

/** Compiles a package's TypeScript module by module, without its tests, and copies all other files. */
export function compileSources(from, to) {
  for (const entry of fs.readdirSync(from, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || /\.test\.tsx?$/.test(file)) continue;
    const target = path.join(to, path.relative(from, file));
    fs.mkdirSync(path.dirname(target), { recursive: true });
    if (isSource(file)) fs.writeFileSync(target.replace(/\.tsx?$/, '.js'), compile(file));
    else fs.copyFileSync(file, target);
  }
}

const isSource = (file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts');

function compile(file) {
  const { code } = transformSync(fs.readFileSync(file, 'utf8'), {
    filename: file,
    swcrc: false,
    module: { type: 'es6' },
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: file.endsWith('.tsx') },
      transform: { react: { runtime: 'automatic' } },
    },
  });
  return withExtensions(code, path.dirname(file));
}

const relativeImport = /(\bfrom\s+|\bimport\s*\(\s*|\bimport\s+)(['"])(\.{1,2}\/[^'"]+)\2/g;

/** Adds file extensions to imports: ECMAScript modules require them, while the sources leave them to the bundler. */
function withExtensions(code, folder) {
  return code.replace(relativeImport, (found, before, quote, specifier) => {
    const isModule = ['.ts', '.tsx'].some((extension) => fs.existsSync(path.join(folder, specifier + extension)));
    return isModule ? `${before}${quote}${specifier}.js${quote}` : found;
  });
}
