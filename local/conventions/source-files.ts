import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

export const root = path.resolve(__dirname, '../..');

/** The packages whose code runs in browsers. */
export const browserFolders = [
  'shell',
  'mfe-*',
  'packages/ui',
  'packages/web-kit',
  'packages/map-kit',
  'packages/address-kit',
];

/**
 * The existing files of the repository that match git's patterns, and new ones that git does not ignore.
 * @returns paths relative to the root, in the order of their names
 */
export function listFiles(patterns: readonly string[]): string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...patterns], { cwd: root });
  return [...new Set(listed.toString().split('\n'))].filter(
    (file) => file !== '' && fs.existsSync(path.join(root, file)),
  );
}

/** The sources of packages, without tests and what only tests use. @param name matches the endings that count */
export const sourceFiles = (folders: readonly string[], name = /\.tsx?$/): string[] =>
  listFiles(folders).filter((file) => file.includes('/src/') && name.test(file) && !/\.test\.|\/testing\//.test(file));

export const readSource = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');
