const { createRequire, isBuiltin } = require('node:module');
const path = require('node:path');
const { compileFunction } = require('node:vm');
const { default: JestRuntime } = require('jest-runtime');

const inPackages = `${path.sep}node_modules${path.sep}`;

/**
 * Packages that are loaded for each file: jest's own ones, Plaza's where a team installs them from npm, and those that
 * keep what belongs to the file that loads them, such as its document or its `expect`, or add to the global object.
 */
const ofFile = [
  '@plaza',
  '@jest',
  'expect',
  'jest[^/\\\\]*',
  'pretty-format',
  '@reduxjs',
  '@testing-library',
  'css\\.escape',
  'jsdom',
  'styled-components',
];
const isOfFile = new RegExp(`[/\\\\]node_modules[/\\\\](${ofFile.join('|')})[/\\\\]`);
const isScript = /\.[cm]?js$/;

/**
 * Loads the modules of tests. Plaza's own modules are loaded for each file, as jest does. Packages of npm are loaded by
 * Node once for all files of a worker: mongoose, the database driver, zod or React take up to a third of a second to
 * load, and V8 optimizes code that runs for long. For modules that require a package by its name, `jest.mock` works as
 * usual.
 */
class SharedPackagesRuntime extends JestRuntime {
  constructor(...args) {
    super(...args);
    const { executor } = this;
    const parameters = executor.injectedModuleParameters;
    // Compiles in Node's realm, because jest would compile in the context of its environment, which has none.
    executor.compile = (source, filename) => compileFunction(source, parameters, { filename });
  }

  /** Keeps Node's own function: there is no separate `process` object here. */
  installGetBuiltinModule() {}

  /** Called when the module is not mocked. */
  requireModule(from, name, options, isActual) {
    const file = options?.isInternalModule ? undefined : packageFile(from, name);
    return file ? requireByNode(file) : super.requireModule(from, name, options, isActual);
  }
}

const requireByNode = createRequire(__filename);

/** The resolved files by folder and name; files do not move during a run. @type {Map<string, string | undefined>} */
const resolved = new Map();

/** @returns {string | undefined} the file of a package that Node is to load */
function packageFile(from, name) {
  if (!name || /^[./]/.test(name) || isBuiltin(name)) return undefined;
  const key = `${path.dirname(from)} ${name}`;
  if (!resolved.has(key)) resolved.set(key, resolvePackage(from, name));
  return resolved.get(key);
}

function resolvePackage(from, name) {
  try {
    const file = createRequire(from).resolve(name);
    return file.includes(inPackages) && isScript.test(file) && !isOfFile.test(file) ? file : undefined;
  } catch {
    return undefined; // jest resolves it, and reports if it does not exist
  }
}

module.exports = SharedPackagesRuntime;
