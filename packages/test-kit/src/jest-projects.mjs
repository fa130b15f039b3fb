import fs from 'node:fs';
import path from 'node:path';

/** Compiles for jest. @param {boolean} jsx */
const swc = (jsx) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', tsx: jsx },
      transform: jsx ? { react: { runtime: 'automatic' } } : {},
    },
    module: { type: 'commonjs' },
  },
];

/** npm packages that ship ES modules only; jest has to transform them as it does our own. */
const esmOnly = [
  '@plaza',
  'until-async',
  'rettime',
  '@open-draft',
  'uuid',
  'bson',
  'eventsource-parser',
  'lru-cache',
  'temporal-polyfill',
  'temporal-utils',
].join('|');

const shared = {
  // Compiled sources outlive a run, whose temporary folder may not.
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly})/)`],
  modulePathIgnorePatterns: ['/dist/', '/dist-standalone/', '/\\.plaza/'],
};

/** A file of this package, which is a source in the repository and compiled in a kit. */
function file(name) {
  const found = ['.ts', '.js', '.cjs', '.mjs'].map((extension) => path.join(import.meta.dirname, name + extension));
  return found.find((one) => fs.existsSync(one));
}

/** The servers that a run of tests stands on: one database engine, and one Redis where there is one. */
export const testServers = {
  testTimeout: 60_000,
  globalSetup: file('jest-global-setup'),
  globalTeardown: file('jest-global-teardown'),
};

/** The tests of services: in Node, each file with a database of its own. @param {readonly string[]} testMatch */
export const serviceTests = (testMatch) => ({
  ...shared,
  displayName: 'node',
  testEnvironment: file('jest-node-environment'),
  runtime: file('jest-node-runtime'),
  testMatch,
  transform: { '\\.[mc]?[jt]s$': swc(false) },
  setupFilesAfterEnv: [file('jest-database')],
});

/** The tests of screens: in jsdom. @param {readonly string[]} testMatch */
export const screenTests = (testMatch) => ({
  ...shared,
  displayName: 'browser',
  testEnvironment: file('jest-browser-environment'),
  testMatch,
  transform: { '\\.[mc]?[jt]sx?$': swc(true) },
  moduleNameMapper: { '\\.(css|svg|webp|woff2)$': file('jest-file') },
  setupFilesAfterEnv: [file('jest-browser')],
});
