import { Card, CardSkeleton, Retry, Stack } from '@plaza/ui';
import { useAppDispatch } from '@plaza/web-kit';
import { useEffect } from 'react';
import { financeApi, useFinanceRatesQuery, useFinanceSettingsQuery } from '../finance-api';
import { BaseCurrencyCard } from './base-currency-card';
import { CustomRatesCard } from './custom-rates-card';
import { ExchangeRatesCard } from './exchange-rates-card';
import { useFinanceExchangeRatesQuery } from './settings-api';

/** How often rates are asked for again while that is switched on. */
const refreshEveryMs = 300_000;

/** The currency settings: what everything is counted in, own rates, and the market's. */
export default function CurrencySettings() {
  const settings = useFinanceSettingsQuery();
  const rates = useFinanceRatesQuery(undefined, { refetchOnMountOrArgChange: true });
  useFreshRates(settings.data?.autoRefreshRates === true);
  if (settings.error && !settings.data) {
    return (
      <Card title="Currency">
        <Retry error={settings.error} loading={settings.isFetching} onRetry={settings.refetch} />
      </Card>
    );
  }
  if (!settings.data) return <CardSkeleton lines={5} />;
  return (
    <Stack gap={24}>
      <BaseCurrencyCard settings={settings.data} />
      <CustomRatesCard settings={settings.data} rates={rates.data} />
      <ExchangeRatesCard
        settings={settings.data}
        rates={rates.data}
        error={rates.error}
        onRetry={() => void rates.refetch()}
      />
    </Stack>
  );
}

/** Asks the market for rates while that is wanted; when there are newer ones, what they make is asked for anew. */
function useFreshRates(wanted: boolean): void {
  const { data } = useFinanceExchangeRatesQuery(undefined, { pollingInterval: wanted ? refreshEveryMs : 0 });
  const dispatch = useAppDispatch();
  const lastUpdated = data?.lastUpdated;
  useEffect(() => {
    if (lastUpdated) dispatch(financeApi.util.invalidateTags(['finance/rates']));
  }, [lastUpdated, dispatch]);
}
