import { log, type PaletteEntry, personalStorage } from '@plaza/web-kit';

const storage = personalStorage('plaza.recently-found');
const most = 6;

/** The entries that the user chose most recently in this browser, latest first. */
export function readRecent(userId: string): readonly PaletteEntry[] {
  const text = storage.read(userId);
  if (text === null) return [];
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch (error) {
    log.warn('what was found recently could not be read', error);
    return [];
  }
}

/** Adds an entry at the front. Entries that only show a result have no link, and are not stored. */
export function rememberFound(userId: string, entry: PaletteEntry): void {
  if (entry.to === undefined) return;
  const { id, label, detail, group, icon, to } = entry;
  const others = readRecent(userId).filter((one) => one.id !== id);
  const found = [{ id, label, detail, group, icon, to }, ...others].slice(0, most);
  storage.write(userId, JSON.stringify(found));
}

function isEntry(stored: unknown): stored is PaletteEntry {
  if (typeof stored !== 'object' || stored === null) return false;
  const { id, label, group, to } = stored as Record<string, unknown>;
  return [id, label, group, to].every((text) => typeof text === 'string');
}
