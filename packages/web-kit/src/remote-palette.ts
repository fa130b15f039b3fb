import type { User } from '@plaza/contracts/identity/session';
import type { TabId } from '@plaza/contracts/tabs';
import type { AppThunk } from './store/store';

/** One line of the palette: a place to go to, or a result to copy. */
export interface PaletteEntry {
  /** The same whenever it is the same thing, and of no other one of this remote. */
  readonly id: string;
  readonly label: string;
  /** Quiet words behind the label: a date, an amount, a company. */
  readonly detail?: string;
  /** More words that it is found by. */
  readonly words?: string;
  /** What it stands under: "Bookings". */
  readonly group: string;
  /** The name of one of ui's `tabIcons`. */
  readonly icon?: string;
  /** A path of the product. Those below a tab's are left out for people without that tab. None: its label is copied. */
  readonly to?: string;
}

/** For whom the palette is: an area asks for nothing that none of their tabs leads to. */
export interface PaletteReader {
  readonly user: User;
  readonly tabs: readonly TabId[];
}

/** What an area brings into the palette. */
export interface RemotePalette {
  /** The parts of its screens and what can be done there, known without asking anybody. */
  readonly entries: (reader: PaletteReader) => readonly PaletteEntry[];
  /**
   * Finds records, the likeliest first, by a text of at least two characters. Rejects where its service does not
   * answer.
   */
  readonly search?: (text: string, reader: PaletteReader) => AppThunk<Promise<readonly PaletteEntry[]>>;
}
