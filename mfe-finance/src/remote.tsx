import { defineRemote, lazyChunk } from '@plaza/web-kit';

const Overview = lazyChunk(() => import(/* webpackChunkName: "tab-overview" */ './overview/overview'));
const AccountsHub = lazyChunk(
  () => import(/* webpackChunkName: "tab-finance_manager" */ './accounts-hub/accounts-hub'),
);
const CurrencySettings = lazyChunk(() => import('./settings/currency-settings'));

export default defineRemote({
  tabs: { overview: Overview, finance_manager: AccountsHub },
  parts: { settings: CurrencySettings },
  palette: async () => (await import('./palette/palette')).palette,
});
