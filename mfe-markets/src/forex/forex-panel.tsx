import { useForex } from '../markets-api';
import { QuoteListStatus } from '../quotes/feed/quote-list-status';
import { QuoteList } from '../quotes/quote-list';
import { forexView } from './forex-view';

/** The Forex tab. */
export const ForexPanel = () => <QuoteList view={forexView} query={useForex()} />;

export const ForexStatus = () => <QuoteListStatus query={useForex()} />;
