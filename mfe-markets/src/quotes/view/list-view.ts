import type { FavouriteKind, QuoteKind } from '@plaza/contracts/markets/kinds';
import type { ReactNode } from 'react';
import type { NewFavouriteOf } from '../../favourites/favourite-fields';

/** What a list is called, and what is said in its place. */
export interface ListWords {
  /** Names the list. */
  readonly label: string;
  /** What is counted: "coin", "coins". */
  readonly one: string;
  readonly many: string;
  /** Names the search box. */
  readonly search: string;
  /** What else to search for, where nothing matches. */
  readonly hint: string;
  readonly emptyTitle: string;
  readonly emptyText: string;
  /** Said above rows that stay, when newer ones could not be fetched. */
  readonly failed: string;
  /** Coins alone tell a failure from having no data: what happened, where the server does not say it. */
  readonly lost?: string;
  /** Rows to come while the first answer is on its way. */
  readonly skeletons: number;
}

/** One column of a table. */
export interface QuoteColumn<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  readonly sortBy?: (row: Row) => string | number;
  /** Where it stands on a phone's card; the title also heads a row of the table. */
  readonly place: 'title' | 'note' | 'figure' | 'change';
  /** For figures. */
  readonly end?: boolean;
  /** The size of a grid's column; the rest of the width is shared by those without. */
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

/** Something with a price that can be drawn and watched. */
export interface Instrument {
  readonly kind: QuoteKind;
  /** Names it to the server. */
  readonly key: string;
  readonly name: string;
  readonly price: number;
}

/** A kind of quotes: how each row is named, found, shown, saved, drawn and watched. */
export interface ListView<Row> {
  readonly words: ListWords;
  readonly kind: FavouriteKind;
  readonly keyOf: (row: Row) => string;
  readonly nameOf: (row: Row) => string;
  /** What the search box looks in. */
  readonly textOf: (row: Row) => string;
  readonly columns: readonly QuoteColumn<Row>[];
  /** The default first. */
  readonly orders: readonly [QuoteOrder, ...QuoteOrder[]];
  /** What is saved of a favourite, and the key that it is saved under. */
  readonly savedAs: (row: Row) => { readonly key: string; readonly fields: NewFavouriteOf };
  /** Missing where there is no price that moves. */
  readonly instrumentOf?: (row: Row) => Instrument;
}
