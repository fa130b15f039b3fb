import { defineRemote, lazyChunk } from '@plaza/web-kit';
import { AccountsHub } from './accounts-hub/accounts-hub';

const Overview = lazyChunk(() => import(/* webpackChunkName: "tab-overview" */ './overview/overview'));
const CurrencySettings = lazyChunk(() => import('./settings/currency-settings'));

export default defineRemote({
  tabs: { overview: Overview, finance_manager: AccountsHub },
  parts: { settings: CurrencySettings },
  palette: async () => (await import('./palette/palette')).palette,
});
