import { useCommodities } from '../markets-api';
import { QuoteListStatus } from '../quotes/feed/quote-list-status';
import { QuoteList } from '../quotes/quote-list';
import { commodityView } from './commodity-view';

/** The Gold tab. */
export const CommoditiesPanel = () => <QuoteList view={commodityView} query={useCommodities()} />;

export const CommoditiesStatus = () => <QuoteListStatus query={useCommodities()} />;
