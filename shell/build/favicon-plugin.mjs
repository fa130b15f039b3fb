import fs from 'node:fs';

/** Emits the icon under the fixed name that browsers request for documents without an icon of their own. */
export class FaviconPlugin {
  /** @param {string} file the path of the icon */
  constructor(file) {
    this.file = file;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('FaviconPlugin', (compilation) => {
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'FaviconPlugin', stage }, () => {
        compilation.emitAsset('favicon.ico', new compiler.rspack.sources.RawSource(fs.readFileSync(this.file)));
      });
    });
  }
}
