import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { nodeProgram } from '../node.js';

/** `GET /api/v1/finance/loans/:id`, or with parts that are filled in at run time, as in `POST ${prefix}/setup`. */
const routeInScript = /\b(?:GET|POST|PUT|PATCH|DELETE) (?:\/api\/v1\/|\$\{[^}]*\}\/)(?:[\w\-./:]|\$\{[^}]*\})*/g;

/**
 * The calls that scripts can make, with their schemas: which they are, the scripts say, and the schemas contracts.
 * @param {readonly string[]} scripts
 * @param {string} dir of the remote, whose contracts are meant
 * @param {typeof import('@rspack/core').rspack} rspack
 */
export async function callsIn(scripts, dir, rspack) {
  const makesNone = scripts.every((script) => script.search(routeInScript) === -1);
  return makesNone ? [] : callsByRoute(scripts, await knownCalls(dir, rspack));
}

/**
 * Those of the known calls that scripts can make, and the routes of unknown ones. A screen makes a call by its route, a
 * text such as `GET /api/v1/finance/loans`, and what it does not use is not in its scripts. A route that is made of
 * parts can be any that fits.
 * @template {{ readonly route: string }} Known
 * @param {readonly string[]} scripts
 * @param {ReadonlyMap<string, Known>} known by route
 */
export function callsByRoute(scripts, known) {
  const routes = new Set(scripts.flatMap((script) => script.match(routeInScript) ?? []));
  const calls = [...routes].flatMap((route) => {
    if (!route.includes('${')) return [known.get(route) ?? { route }];
    return [...known.values()].filter((call) => fits(call.route, route));
  });
  return [...new Map(calls.map((call) => [call.route, call])).values()].sort((one, other) =>
    one.route < other.route ? -1 : 1,
  );
}

function fits(route, template) {
  const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replace(/[.]/g, '\\.'));
  return new RegExp(`^${parts.join('[\\w\\-./:]+')}$`).test(route);
}

const program = fileURLToPath(new URL('./known-calls.js', import.meta.url));
const noCalls = fileURLToPath(new URL('./no-calls.js', import.meta.url));

/**
 * Every call of contracts by its route, and of an area that is built those of its own `contracts/calls.ts`. They are
 * sources, so that they are bundled before they can be asked.
 */
async function knownCalls(dir, rspack) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plaza-calls-'));
  const area = areaIn(dir);
  const ofArea = path.join(dir, 'contracts/calls.ts');
  try {
    const config = nodeProgram({ dir, entry: { calls: program } });
    const compiler = rspack({
      ...config,
      devtool: false,
      externals: [],
      resolve: { ...config.resolve, alias: area && fs.existsSync(ofArea) ? { [noCalls]: ofArea } : {} },
      output: { ...config.output, path: path.join(folder, 'dist') },
    });
    const stats = await promisify(compiler.run.bind(compiler))();
    if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only' }));
    const bundled = createRequire(import.meta.url)(path.join(folder, 'dist/calls.cjs'));
    await promisify(compiler.close.bind(compiler))();
    return new Map(bundled.knownCalls(area).map((call) => [call.route, call]));
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

/** The word of the area whose repository a folder is; undefined for a remote of the platform. */
function areaIn(dir) {
  const file = path.join(dir, 'area.json');
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')).area : undefined;
}
