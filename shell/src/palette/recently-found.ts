import { log, type PaletteEntry, personalStorage } from '@plaza/web-kit';

const storage = personalStorage('plaza.recently-found');
const most = 6;

/** The entries that the user chose most recently in this browser, latest first. */
export function readRecent(userId: string): readonly PaletteEntry[] {
  const text = storage.read(userId);
  if (text === null) return [];
  try {
    const stored: unknown = JSON.parse(text);
    const entries = Array.isArray(stored) ? stored.filter(isEntry) : [];
    const found = entries.map(withoutDetail);
    if (entries.some(({ detail }) => detail !== undefined)) storage.write(userId, JSON.stringify(found));
    return found;
  } catch (error) {
    log.warn('recent choices could not be read', error);
    return [];
  }
}

/**
 * Adds an entry at the front. Entries that only show a result have no link, and are not stored; nor are details such as
 * a balance or a date, which would be shown long after they changed.
 */
export function rememberFound(userId: string, entry: PaletteEntry): void {
  if (entry.to === undefined) return;
  const { id, label, group, icon, to } = entry;
  const others = readRecent(userId).filter((one) => one.id !== id);
  const found = [{ id, label, group, icon, to }, ...others].slice(0, most);
  storage.write(userId, JSON.stringify(found));
}

/** Earlier versions stored the detail as well; it is removed from the browser as soon as it is found. */
function withoutDetail({ detail: _detail, ...entry }: PaletteEntry): PaletteEntry {
  return entry;
}

function isEntry(stored: unknown): stored is PaletteEntry {
  if (typeof stored !== 'object' || stored === null) return false;
  const { id, label, group, to } = stored as Record<string, unknown>;
  return [id, label, group, to].every((text) => typeof text === 'string');
}
