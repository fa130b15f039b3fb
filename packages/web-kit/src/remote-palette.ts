import type { User } from '@plaza/contracts/identity/session';
import type { TabId } from '@plaza/contracts/tabs';
import type { AppThunk } from './store/store';

/** One line of the palette: a link, or a result to copy. */
export interface PaletteEntry {
  /** Stable for the same entry, and unique within this remote. */
  readonly id: string;
  readonly label: string;
  /** Secondary text after the label: a date, an amount, a company. */
  readonly detail?: string;
  /** Additional search words. */
  readonly words?: string;
  /** The heading of its group: "Bookings". */
  readonly group: string;
  /** The name of one of ui's `tabIcons`. */
  readonly icon?: string;
  /**
   * A path within Plaza. Entries below a tab's path are hidden from users without that tab. Without a path, the label
   * is copied.
   */
  readonly to?: string;
}

/** The user of the palette: an area only requests data to which their tabs give access. */
export interface PaletteReader {
  readonly user: User;
  readonly tabs: readonly TabId[];
}

/** The entries of an area in the palette. */
export interface RemotePalette {
  /** The parts and actions of its screens, available without a request. */
  readonly entries: (reader: PaletteReader) => readonly PaletteEntry[];
  /** Finds records by a text of at least two characters, best match first. Rejects if its service does not answer. */
  readonly search?: (text: string, reader: PaletteReader) => AppThunk<Promise<readonly PaletteEntry[]>>;
}
