import type { FavouriteKind, QuoteKind } from '@plaza/contracts/markets/kinds';
import type { ReactNode } from 'react';
import type { NewFavouriteOf } from '../../favourites/favourite-fields';

/** The texts of a list: its names, and the texts in its place. */
export interface ListLabels {
  /** Names the list. */
  readonly label: string;
  /** What is counted: "coin", "coins". */
  readonly one: string;
  readonly many: string;
  /** Names the search box. */
  readonly search: string;
  /** Suggests other searches, where nothing matches. */
  readonly hint: string;
  readonly emptyTitle: string;
  readonly emptyText: string;
  /** Shown above the last rows when newer ones could not be fetched, and as the reason where the server gives none. */
  readonly failed: string;
  /** For coins only, which tell a failed call from an empty list: the message where the server gives none. */
  readonly lost?: string;
  /** The number of skeleton rows during the first fetch. */
  readonly skeletons: number;
}

/** One column of a table. */
export interface QuoteColumn<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /**
   * On a phone's card, which has no headers: the fact with its word, or nothing. As in the table where it is missing.
   */
  readonly onCard?: (row: Row) => ReactNode;
  /** The header stands above a phone's cards as well. */
  readonly headsCards?: boolean;
  readonly sortBy?: (row: Row) => string | number;
  /** Where it stands on a phone's card; the title also heads a row of the table. */
  readonly place: 'title' | 'note' | 'figure' | 'change';
  /** For figures. */
  readonly end?: boolean;
  /** For sentences, which take as many lines as they need. */
  readonly wraps?: boolean;
  /** Left out of a table in a narrow window: another column says nearly the same. */
  readonly wideOnly?: boolean;
  /**
   * The size of a grid's column, smaller on a tablet where names need the room; the rest is shared by those without.
   */
  readonly width?: string;
}

export interface QuoteSort {
  readonly id: string;
  readonly direction: 'ascending' | 'descending';
}

/** An order that a phone offers, where there are no headers to press. No sort: as the list came. */
export interface QuoteOrder {
  readonly label: string;
  readonly sort?: QuoteSort;
}

/** Something with a price, a chart and alerts. */
export interface Instrument {
  readonly kind: QuoteKind;
  /** Its key in calls. */
  readonly key: string;
  readonly name: string;
  readonly price: number;
  /** No list has it: nobody follows its price, so it has no alerts. */
  readonly unlisted?: boolean;
}

/** A kind of quotes: how each row is named, found, shown and saved, and which chart and alerts it has. */
export interface ListView<Row> {
  readonly labels: ListLabels;
  readonly kind: FavouriteKind;
  readonly keyOf: (row: Row) => string;
  readonly nameOf: (row: Row) => string;
  /** The text that the search is made in. */
  readonly textOf: (row: Row) => string;
  readonly columns: readonly QuoteColumn<Row>[];
  /** The default first. */
  readonly orders: readonly [QuoteOrder, ...QuoteOrder[]];
  /** What is saved of a favourite, and the key that it is saved under. */
  readonly savedAs: (row: Row) => { readonly key: string; readonly fields: NewFavouriteOf };
  /** Missing where there is no price that moves. */
  readonly instrumentOf?: (row: Row) => Instrument;
  /** The kind of some of its instruments, where not all are of the view's own. */
  readonly otherKind?: QuoteKind;
}
