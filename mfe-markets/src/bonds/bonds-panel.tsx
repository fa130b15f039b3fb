import { useBonds } from '../markets-api';
import { QuoteListStatus } from '../quotes/feed/quote-list-status';
import { QuoteList } from '../quotes/quote-list';
import { bondView } from './bond-view';

/** The Bonds tab. */
export const BondsPanel = () => <QuoteList view={bondView} query={useBonds()} />;

export const BondsStatus = () => <QuoteListStatus query={useBonds()} />;
