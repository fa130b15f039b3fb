import { useCrypto } from '../markets-api';
import { QuoteListStatus } from '../quotes/feed/quote-list-status';
import { QuoteList } from '../quotes/quote-list';
import { coinView } from './coin-view';

/** The Crypto tab. */
export const CryptoPanel = () => <QuoteList view={coinView} query={useCrypto()} />;

export const CryptoStatus = () => <QuoteListStatus query={useCrypto()} />;
