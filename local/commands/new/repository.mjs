import fs from 'node:fs';
import path from 'node:path';

/** Reads versions, ports and taken words from the repository, so that templates stay up to date. */
export function readRepository(root) {
  const read = (file) => fs.readFileSync(path.join(root, file), 'utf8');
  const entries = (folder) => fs.readdirSync(path.join(root, folder));
  const versions = (file) => JSON.parse(read(file)).dependencies;
  const { koa, mongoose } = versions('packages/service-kit/package.json');
  const { react } = versions('packages/web-kit/package.json');
  const { 'react-dom': reactDom } = versions('packages/ui/package.json');
  const { zod } = versions('packages/contracts/package.json');
  const [graph, areas] = ['permission-graph', 'registry/areas'].map((file) =>
    read(`packages/contracts/src/${file}.ts`),
  );
  const prefixes = wordsOf(areas, 'platformPrefixes');
  const tools = JSON.parse(read('package.json')).devDependencies;
  return {
    exists: (file) => fs.existsSync(path.join(root, file)),
    /** The path segments after /api/v1/ that are taken. */
    prefixes,
    /**
     * Words that no area may be called, as its tab, scope and prefix get its name and the registry refuses these words.
     */
    areaWords: [
      ...prefixes,
      ...wordsOf(areas, 'platformWords'),
      ...['remoteNames', 'scopes'].flatMap((list) => wordsOf(graph, list)),
      ...wordsOf(read('packages/contracts/src/tabs.ts'), 'tabIds'),
    ],
    placeholders: {
      koa,
      mongoose,
      react,
      reactDom,
      zod,
      ...Object.fromEntries(Object.entries(tools).map(([name, version]) => [`root:${name}`, version])),
      contract: matches(read('packages/contracts/src/remote-contract.ts'), /remoteContract = (\d+)/g)[0],
    },
    nextPort: {
      remote: nextOf(Object.values(remotePorts(root))),
      service: nextOf(
        entries('services').flatMap((name) => matches(read(`services/${name}/src/service.ts`), /port: (\d+)/g)),
      ),
    },
  };
}

/** @returns {Record<string, number>} the ports of the remotes' development servers, by name of the remote */
export function remotePorts(root) {
  // The build of a remote of another branch may have been left behind, in a folder without sources.
  const configOf = (folder) => path.join(root, folder, 'rspack.config.mjs');
  const folders = fs.readdirSync(root).filter((name) => name.startsWith('mfe-') && fs.existsSync(configOf(name)));
  const portOf = (folder) => {
    const [port] = matches(fs.readFileSync(configOf(folder), 'utf8'), /port: (\d+)/g);
    return Number(port);
  };
  return Object.fromEntries(folders.map((folder) => [folder.replace('mfe-', ''), portOf(folder)]));
}

/**
 * The words of a list in contracts, read from its source, as nothing can import it before packages are installed.
 * @throws when there is no such list
 */
function wordsOf(source, list) {
  const content = new RegExp(`const ${list}\\b.* = \\[([^\\]]*)\\]`).exec(source)?.[1];
  if (content === undefined) throw new Error(`contracts have no list named ${list}`);
  return matches(content, /'([^']+)'/g);
}

const matches = (text, pattern) => [...text.matchAll(pattern)].map(([, group]) => group);

const nextOf = (ports) => Math.max(...ports.map(Number)) + 1;
