const kinds = ['remote', 'service', 'area'];
export const usage = 'usage: npm run new -- remote|service <name>\n       npm run new -- area <name> --to <folder>';

/**
 * Why a name cannot be used, in one sentence; undefined when it can. It has to be one word, as it becomes a folder, a
 * URL prefix, a tag prefix and a database.
 * @param {string | undefined} kind remote, service or area
 * @param {string | undefined} name
 * @param {{ exists(path: string): boolean, prefixes: readonly string[], areaWords: readonly string[] }} tree the
 *   repository: whether a path exists in it, the path segments after /api/v1/ that are taken, and the words that no
 *   area may use
 */
export function nameError(kind, name, { exists, prefixes, areaWords }) {
  if (!kinds.includes(kind)) return usage;
  if (!name) return `A ${kind} needs a name: npm run new -- ${kind} loyalty`;
  if (!/^[a-z]{3,20}$/.test(name) || name === 'constructor')
    return `"${name}" is not a valid name for a ${kind}: use one word of 3 to 20 lower-case letters.`;
  const taken = pathsOf(kind, name).find((path) => exists(path));
  if (taken) return `${taken} already exists.`;
  if (kind === 'area' && areaWords.includes(name)) return `"${name}" is reserved by the platform: choose another name.`;
  if (kind !== 'remote' && prefixes.includes(name)) return `Calls below /api/v1/${name} already have an owner.`;
  return undefined;
}

/** The paths that must not exist yet. All workspaces share one package namespace, so package names are checked too. */
function pathsOf(kind, name) {
  if (kind === 'remote') return [`mfe-${name}`];
  if (kind === 'area') return [`mfe-${name}`, `services/${name}`, name];
  const contracts = `packages/contracts/src/${name}`;
  return [`services/${name}`, contracts, `${contracts}.ts`, `packages/${name}`, name];
}

/** The placeholders of a template for a name. */
export function namePlaceholders(name) {
  const Name = name.charAt(0).toUpperCase() + name.slice(1);
  return { name, Name, NAME: name.toUpperCase() };
}
