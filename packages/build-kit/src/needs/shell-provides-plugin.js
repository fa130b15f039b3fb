import fs from 'node:fs';
import path from 'node:path';
import { providedNames } from './names.js';

/** Writes `provides.json` beside the shell: what it gives to remotes (contracts' ShellProvides). */
export class ShellProvidesPlugin {
  /** @param {{ contract: number, shared: Record<string, string>, packages: string[] }} about */
  constructor(about) {
    this.about = about;
  }

  apply(compiler) {
    compiler.hooks.afterEmit.tap('ShellProvidesPlugin', (compilation) => {
      const { contract, shared, packages } = this.about;
      const provides = { contract, shared, names: providedNames(compilation, packages) };
      fs.writeFileSync(path.join(compilation.outputOptions.path, 'provides.json'), `${JSON.stringify(provides)}\n`);
    });
  }
}
