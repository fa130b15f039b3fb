import { onlyOnce } from './kits.mjs';

/**
 * The package.json of a kit: the exports lead to what is compiled, the other kits and what a program has only once are
 * peers, everything else that it imports is a dependency, with the types of it.
 * @param {object} source the package.json in the repository
 * @param {Readonly<Record<string, string>>} versions kit → the version that is packed now
 */
export function packageOf(source, versions) {
  const { name, type, sideEffects, description, bin = {}, dependencies = {}, devDependencies = {}, exports } = source;
  const isPeer = (other) => other in versions || onlyOnce.includes(other);
  const pinned = ([other, version]) => [other, versions[other] ?? version];
  const peers = Object.entries(dependencies).filter(([other]) => isPeer(other));
  // What only its test helpers import: an area that tests has it.
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

/** `./src/x.ts` → its types and its JavaScript in `./dist`; files that are no TypeScript keep their names there. */
function compiled([key, target]) {
  const built = inDist(target);
  if (!/(?<!\.d)\.tsx?$/.test(built)) return [key, built];
  const stem = built.replace(/\.tsx?$/, '');
  return [key, { types: `${stem}.d.ts`, default: `${stem}.js` }];
}
