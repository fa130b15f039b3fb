/** A manifest that lists these files, as a build writes it. */
export function manifestOf({
  entry = 'remoteEntry.3fa91c20.js',
  first = [] as string[],
  tabs = {} as Record<string, string[]>,
  calls = {} as Record<string, string[]>,
} = {}): string {
  const assets = { js: { sync: first, async: [] }, css: { sync: [], async: [] } };
  return JSON.stringify({ metaData: { remoteEntry: { path: '', name: entry } }, exposes: [{ assets }], tabs, calls });
}
