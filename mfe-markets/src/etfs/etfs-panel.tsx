import { useEtfs } from '../markets-api';
import { QuoteListStatus } from '../quotes/feed/quote-list-status';
import { QuoteList } from '../quotes/quote-list';
import { etfView } from './etf-view';

/** The ETFs tab. */
export const EtfsPanel = () => <QuoteList view={etfView} query={useEtfs()} />;

export const EtfsStatus = () => <QuoteListStatus query={useEtfs()} />;
