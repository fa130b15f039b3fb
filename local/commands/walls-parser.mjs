/**
 * A module hook for `walls.mjs`. dependency-cruiser parses TypeScript with swc here, as TypeScript 7 has no JavaScript
 * API, but without JSX. This hook enables JSX except in .ts files, where `<Row>(…) =>` is a generic function, and fails
 * if another version of dependency-cruiser parses differently.
 */
const parser = '/dependency-cruiser/src/extract/swc/parse.mjs';
const plain = 'swc.parseFileSync(pFileName, SWC_PARSE_OPTIONS)';
const withJsx = 'swc.parseFileSync(pFileName, { ...SWC_PARSE_OPTIONS, tsx: !/\\.[cm]?ts$/.test(pFileName) })';

export async function load(url, context, next) {
  const loaded = await next(url, context);
  if (!url.endsWith(parser)) return loaded;
  const source = String(loaded.source);
  if (!source.includes(plain))
    throw new Error('dependency-cruiser parses TypeScript differently now; adapt walls-parser.mjs');
  return { ...loaded, source: source.replace(plain, withJsx) };
}
