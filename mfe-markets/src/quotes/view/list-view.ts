import type { FavouriteKind, QuoteKind } from '@plaza/contracts/markets/kinds';
import type { ReactNode } from 'react';
import type { NewFavouriteOf } from '../../favourites/favourite-fields';

/** The texts of a list. */
export interface ListLabels {
  /** The accessible name of the list. */
  readonly label: string;
  /** The singular of what is counted: "coin". */
  readonly one: string;
  readonly many: string;
  /** The label of the search box. */
  readonly search: string;
  /** Suggests other searches when nothing matches. */
  readonly hint: string;
  readonly emptyTitle: string;
  readonly emptyText: string;
  /** Shown above stale rows after a failed refresh, and as the reason of a failure if the server sends none. */
  readonly failed: string;
  /**
   * For coins only, whose list distinguishes a failed request from an empty list: the message if the server sends none.
   */
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
   * Renders the value with its label on a phone's card, which has no headers; null hides it. By default as in the
   * table.
   */
  readonly onCard?: (row: Row) => ReactNode;
  /** Whether the header is also shown above the cards on a phone. */
  readonly headsCards?: boolean;
  readonly sortBy?: (row: Row) => string | number;
  /** The position on a phone's card. The `title` is also the row header in the table. */
  readonly place: 'title' | 'note' | 'figure' | 'change';
  /** Aligns to the end, for figures. */
  readonly end?: boolean;
  /** Wraps to as many lines as needed, for sentences. */
  readonly wraps?: boolean;
  /** Hidden in narrow tables, where another column shows nearly the same. */
  readonly wideOnly?: boolean;
  /**
   * The width of the grid column, smaller on tablets, where names need the space. Columns without a width share the
   * rest.
   */
  readonly width?: string;
}

export interface QuoteSort {
  readonly id: string;
  readonly direction: 'ascending' | 'descending';
}

/** An order offered on phones, which have no column headers. Without a sort, rows stay in the order of the response. */
export interface QuoteOrder {
  readonly label: string;
  readonly sort?: QuoteSort;
}

/** Anything with a price, a chart and alerts. */
export interface Instrument {
  readonly kind: QuoteKind;
  /** The key in API requests. */
  readonly key: string;
  readonly name: string;
  readonly price: number;
  /** Not in any list, so its price is not pushed and it has no alerts. */
  readonly unlisted?: boolean;
}

/** Describes a kind of quotes: how rows are named, searched, shown and saved, and which chart and alerts they have. */
export interface ListView<Row> {
  readonly labels: ListLabels;
  readonly kind: FavouriteKind;
  readonly keyOf: (row: Row) => string;
  readonly nameOf: (row: Row) => string;
  /** The text of a row that is searched. */
  readonly textOf: (row: Row) => string;
  readonly columns: readonly QuoteColumn<Row>[];
  /** The first one is the default. */
  readonly orders: readonly [QuoteOrder, ...QuoteOrder[]];
  /** The fields of a favorite and its key. */
  readonly savedAs: (row: Row) => { readonly key: string; readonly fields: NewFavouriteOf };
  /** Undefined if rows have no moving price. */
  readonly instrumentOf?: (row: Row) => Instrument;
  /** The kind of those instruments that are not of the view's own kind. */
  readonly otherKind?: QuoteKind;
}
