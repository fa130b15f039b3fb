import { useIndicators } from '../markets-api';
import { QuoteListStatus } from '../quotes/feed/quote-list-status';
import { QuoteList } from '../quotes/quote-list';
import { indicatorView } from './indicator-view';

/** The Economy tab. */
export const IndicatorsPanel = () => <QuoteList view={indicatorView} query={useIndicators()} />;

export const IndicatorsStatus = () => <QuoteListStatus query={useIndicators()} />;
