import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const require = createRequire(import.meta.url);

/**
 * Writes the pages that are drawn at build time: `pages/*.html` for browsers to show before any script runs, and
 * `pages.json`, path → file, for the gateway to find them. They come of the same components as the program.
 */
export class StaticPagesPlugin {
  /**
   * @param {import('@rspack/core').Configuration} drawing a program that exports `drawPages`
   * @param {import('@rspack/core').Configuration} visitor the script of those pages
   */
  constructor(drawing, visitor) {
    this.drawing = drawing;
    this.visitor = visitor;
  }

  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise('StaticPagesPlugin', async (compilation) => {
      const out = compilation.outputOptions.path;
      const [visitor] = await build(compiler.rspack, this.visitor);
      const { pages, styles } = await draw(compiler.rspack, this.drawing);
      const page = fs.readFileSync(path.join(out, 'index.html'), 'utf8');
      fs.mkdirSync(path.join(out, 'pages'), { recursive: true });
      for (const one of pages) {
        const text = toPage(page, one, {
          styles,
          visitor,
          read: (file) => fs.readFileSync(path.join(out, file), 'utf8'),
        });
        fs.writeFileSync(path.join(out, 'pages', `${one.name}.html`), text);
      }
      const files = pages.flatMap(({ name, paths }) => paths.map((one) => [one, `pages/${name}.html`]));
      fs.writeFileSync(path.join(out, 'pages.json'), `${JSON.stringify(Object.fromEntries(files))}\n`);
    });
  }
}

/** What the drawing program draws. It goes into a folder that is gone afterwards. */
async function draw(rspack, config) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plaza-drawing-'));
  const [program] = await build(rspack, { ...config, output: { ...config.output, path: folder } });
  const { drawPages } = require(path.join(folder, program));
  fs.rmSync(folder, { recursive: true });
  return drawPages();
}

/** @returns {Promise<string[]>} the scripts that it begins with */
async function build(rspack, config) {
  const compiler = rspack(config);
  const stats = await promisify(compiler.run.bind(compiler))();
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only' }));
  const files = [...stats.compilation.entrypoints.values()].flatMap((entry) => entry.getFiles());
  await promisify(compiler.close.bind(compiler))();
  return files.filter((file) => /\.c?js$/.test(file));
}

const scriptTag = /<script defer src="([^"]+)"><\/script>/g;
const styleTag = /<link href="\/([^"]+)" rel="stylesheet">/g;

/** The program's page with a drawing in it; the visitor's script starts the program, at once where nothing can be read. */
function toPage(page, { title, markup, waits }, { styles, visitor, read }) {
  const program = [...page.matchAll(scriptTag)].map(([, src]) => src);
  const fonts = [...page.matchAll(styleTag)].map(([, file]) => read(file)).join('');
  const start = waits ? ' data-start' : '';
  const head = [
    `<title>${title}</title>`,
    ...(waits ? program.map((src) => `<link rel="preload" as="script" href="${src}">`) : []),
    `<script src="/${visitor}" data-program="${program.join(' ')}"${start}></script>`,
    `<style nonce="__CSP_NONCE__">${fonts}</style>`,
    `<style id="drawn" nonce="__CSP_NONCE__">${styles}</style>`,
  ].join('');
  return page
    .replace(scriptTag, '')
    .replace(styleTag, '')
    .replace('<title>Plaza</title>', () => head)
    .replace('<div id="root">', (root) => `${root}${markup}`);
}
