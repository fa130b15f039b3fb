/** The folder of the release to which an entry belongs; the entry is at its root. */
export const folderOf = (entry: string) => new URL('.', new URL(entry, location.href)).href;
