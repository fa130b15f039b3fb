import { useForex } from '../markets-api';
import { BoardStatus } from '../quotes/feed/quote-list-status';
import { QuoteList } from '../quotes/quote-list';
import { forexView } from './forex-view';

/** The Forex tab. */
export const ForexPanel = () => <QuoteList view={forexView} query={useForex()} />;

export const ForexStatus = () => <BoardStatus query={useForex()} />;
