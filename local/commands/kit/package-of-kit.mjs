import { onlyOnce } from './kits.mjs';

/**
 * The package.json of a kit: its exports refer to the compiled files; the other kits, and packages of which a program
 * may have only one copy, are peer dependencies; all other imported packages are dependencies, as are their types.
 * @param {object} source the package.json in the repository
 * @param {Readonly<Record<string, string>>} versions kit → the version that is being packed
 */
export function packageOf(source, versions) {
  const { name, type, sideEffects, description, bin = {}, dependencies = {}, devDependencies = {}, exports } = source;
  const isPeer = (other) => other in versions || onlyOnce.includes(other);
  const pinned = ([other, version]) => [other, versions[other] ?? version];
  const peers = Object.entries(dependencies).filter(([other]) => isPeer(other));
  // Packages that only the kit's test helpers import: an area that has tests has them too.
  const helpers = Object.entries(devDependencies).filter(([other]) => isPeer(other) && !(other in dependencies));
  const types = Object.entries(devDependencies).filter(([other]) => other.startsWith('@types/'));
  return {
    name,
    version: versions[name],
    description,
    license: 'UNLICENSED',
    type,
    ...(sideEffects === undefined ? {} : { sideEffects }),
    exports: { ...Object.fromEntries(Object.entries(exports).map(compiled)), './package.json': './package.json' },
    bin: Object.fromEntries(Object.entries(bin).map(([command, file]) => [command, inDist(file)])),
    dependencies: Object.fromEntries([...Object.entries(dependencies).filter(([other]) => !isPeer(other)), ...types]),
    peerDependencies: Object.fromEntries([...peers, ...helpers].map(pinned)),
    peerDependenciesMeta: Object.fromEntries(helpers.map(([other]) => [other, { optional: true }])),
  };
}

const inDist = (file) => file.replace(/^\.\/src\//, './dist/');

/** `./src/x.ts` → its types and its JavaScript in `./dist`; files other than TypeScript keep their names there. */
function compiled([key, target]) {
  const built = inDist(target);
  if (!/(?<!\.d)\.tsx?$/.test(built)) return [key, built];
  const stem = built.replace(/\.tsx?$/, '');
  return [key, { types: `${stem}.d.ts`, default: `${stem}.js` }];
}
