const { createRequire, isBuiltin } = require('node:module');
const path = require('node:path');
const { compileFunction } = require('node:vm');
const { default: JestRuntime } = require('jest-runtime');

const inPackages = `${path.sep}node_modules${path.sep}`;

/** Packages that jest loads, for each file anew: its own, and ours where a team has them from npm. */
const ofJest = /[/\\]node_modules[/\\](@plaza|@jest|expect|jest[^/\\]*|pretty-format)[/\\]/;

/**
 * Loads the modules of service tests. Our own are loaded for each file anew, as jest does; packages of npm once for all
 * files of a worker, by Node: mongoose, the database's driver or zod take a third of a second to load, and V8 compiles
 * well what runs for long. For whoever requires one by its name `jest.mock` works as ever.
 */
class SharedPackagesRuntime extends JestRuntime {
  constructor(...args) {
    super(...args);
    const { executor } = this;
    const parameters = executor.injectedModuleParameters;
    // In the realm of Node: jest compiles into the one of its environment, which has none.
    executor.compile = (source, filename) => compileFunction(source, parameters, { filename });
  }

  /** Node's own stays: there is no other `process` here. */
  installGetBuiltinModule() {}

  /** Called once it is clear that there is no mock. */
  requireModule(from, name, options, isActual) {
    const file = options?.isInternalModule ? undefined : packageFile(from, name);
    return file ? requireByNode(file) : super.requireModule(from, name, options, isActual);
  }
}

const requireByNode = createRequire(__filename);

/** By folder and name; files do not move during a run. @type {Map<string, string | undefined>} */
const resolved = new Map();

/** @returns {string | undefined} the file of a package that Node loads */
function packageFile(from, name) {
  if (!name || /^[./]/.test(name) || isBuiltin(name)) return undefined;
  const key = `${path.dirname(from)} ${name}`;
  if (!resolved.has(key)) resolved.set(key, resolvePackage(from, name));
  return resolved.get(key);
}

function resolvePackage(from, name) {
  try {
    const file = createRequire(from).resolve(name);
    return file.includes(inPackages) && !ofJest.test(file) ? file : undefined;
  } catch {
    return undefined; // jest looks for it, and says so where there is none
  }
}

module.exports = SharedPackagesRuntime;
