import fs from 'node:fs';
import path from 'node:path';
import { render, targetPath } from './render.mjs';

/**
 * Writes the files of one kind of package for a name.
 * @param {string} templates the folder of the kind's templates
 * @param {Readonly<Record<string, string | number>>} values of the placeholders
 * @returns {string[]} the paths of the new files in `to`
 */
export function writeTemplates(templates, name, values, to) {
  return fs
    .readdirSync(templates, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const template = path.relative(templates, path.join(entry.parentPath, entry.name));
      const target = targetPath(template, name);
      fs.mkdirSync(path.dirname(path.join(to, target)), { recursive: true });
      fs.writeFileSync(path.join(to, target), render(fs.readFileSync(path.join(templates, template), 'utf8'), values));
      return target;
    });
}
