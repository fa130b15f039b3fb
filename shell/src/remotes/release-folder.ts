/** The folder of the release that an entry belongs to: the entry stands at its root. */
export const folderOf = (entry: string) => new URL('.', new URL(entry, location.href)).href;
