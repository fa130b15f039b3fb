import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const require = createRequire(import.meta.url);

/**
 * Writes the prerendered pages: `pages/*.html`, which browsers can show before any script runs, and `pages.json`, which
 * maps paths to these files for the gateway. They are rendered from the same components as the app.
 */
export class StaticPagesPlugin {
  /**
   * @param {import('@rspack/core').Configuration} drawing a bundle that exports `drawPages`
   * @param {import('@rspack/core').Configuration} scripts `visitor`, for these pages, and `start`, for beside the app
   */
  constructor(drawing, scripts) {
    this.drawing = drawing;
    this.scripts = scripts;
  }

  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise('StaticPagesPlugin', async (compilation) => {
      const out = compilation.outputOptions.path;
      const { visitor, start } = await build(compiler.rspack, this.scripts);
      const { pages, styles } = await draw(compiler.rspack, this.drawing);
      const page = fs.readFileSync(path.join(out, 'index.html'), 'utf8');
      fs.writeFileSync(path.join(out, 'index.html'), beginWith(start, page));
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

/** The pages that the bundle renders. The bundle is written to a temporary folder and removed afterwards. */
async function draw(rspack, config) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plaza-drawing-'));
  const { main: program } = await build(rspack, { ...config, output: { ...config.output, path: folder } });
  const { drawPages } = require(path.join(folder, program));
  fs.rmSync(folder, { recursive: true });
  return drawPages();
}

/** @returns {Promise<Record<string, string>>} the name of an entry → its script */
async function build(rspack, config) {
  const compiler = rspack(config);
  const stats = await promisify(compiler.run.bind(compiler))();
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only' }));
  const scripts = [...stats.compilation.entrypoints].map(([name, entry]) => [
    name,
    entry.getFiles().find((file) => /\.c?js$/.test(file)),
  ]);
  await promisify(compiler.close.bind(compiler))();
  return Object.fromEntries(scripts);
}

const scriptTag = /<script defer src="([^"]+)"><\/script>/g;
const styleTag = /<link href="\/([^"]+)" rel="stylesheet">/g;

/** The page of the app, with the `start` script before all other scripts. */
const beginWith = (start, page) =>
  page.replace('<script', () => `<script async fetchpriority="high" src="/${start}"></script><script`);

/**
 * The page of the app with prerendered content. The visitor's script starts the app, at once if there is no content.
 */
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
