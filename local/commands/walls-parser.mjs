/**
 * A module hook for `walls.mjs`. dependency-cruiser reads TypeScript with swc here, as TypeScript 7 has no JavaScript
 * API, but asks swc for plain TypeScript only. This switches JSX on; should another version read otherwise, it stops.
 */
const parser = '/dependency-cruiser/src/extract/swc/parse.mjs';
const plain = 'syntax: "typescript",';

export async function load(url, context, next) {
  const loaded = await next(url, context);
  if (!url.endsWith(parser)) return loaded;
  const source = String(loaded.source);
  if (!source.includes(plain))
    throw new Error('dependency-cruiser reads TypeScript otherwise now; mend walls-parser.mjs');
  return { ...loaded, source: source.replace(plain, `${plain} tsx: true,`) };
}
