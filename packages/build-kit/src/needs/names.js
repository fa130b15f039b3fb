/** @typedef {Record<string, string[]>} Names package → names */

/**
 * The names that a remote takes from each package that the shell provides: what its modules import and use, as the
 * module graph says once everything that nobody uses is left out.
 * @param {import('@rspack/core').Compilation} compilation
 * @param {readonly string[]} packages
 * @returns {Names}
 */
export function takenNames({ modules, moduleGraph, chunkGraph }, packages) {
  const taken = Object.fromEntries(packages.map((name) => [name, new Set()]));
  const isThere = (module) => chunkGraph.getModuleChunks(module).length > 0;
  for (const module of modules) {
    if (module.type !== 'consume-shared-module') continue;
    for (const { dependency, originModule } of moduleGraph.getIncomingConnections(module)) {
      const [name] = dependency.ids ?? [];
      if (name && originModule && isThere(originModule)) taken[dependency.request]?.add(name);
    }
  }
  return sorted(taken);
}

/**
 * All that the shell's packages export to remotes.
 * @param {import('@rspack/core').Compilation} compilation
 * @param {readonly string[]} packages
 * @returns {Names}
 */
export function providedNames({ modules, moduleGraph }, packages) {
  const provided = Object.fromEntries(packages.map((name) => [name, new Set()]));
  for (const module of modules) {
    if (module.type !== 'provide-module') continue;
    const name = packages.find((one) => module.identifier().includes(` ${one}@`));
    if (name === undefined) continue;
    for (const { module: source } of moduleGraph.getOutgoingConnections(module)) {
      const names = moduleGraph.getProvidedExports(source);
      if (!Array.isArray(names)) throw new Error(`the build could not determine the exports of ${name}`);
      for (const one of names) provided[name].add(one);
    }
  }
  for (const [name, names] of Object.entries(provided)) {
    if (names.size === 0) throw new Error(`the shell provides no exports of ${name}`);
  }
  return sorted(provided);
}

const sorted = (sets) => Object.fromEntries(Object.entries(sets).map(([name, names]) => [name, [...names].sort()]));
