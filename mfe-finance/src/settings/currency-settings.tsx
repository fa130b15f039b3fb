import { Card, CardSkeleton, Retry, Stack } from '@plaza/ui';
import { useFinanceRatesQuery, useFinanceSettingsQuery } from '../finance-api';
import { BaseCurrencyCard } from './base-currency-card';
import { CustomRatesCard } from './custom-rates-card';
import { ExchangeRatesCard } from './exchange-rates-card';
import { LendingLimitsCard } from './lending-limits-card';
import { useFreshRates } from './use-fresh-rates';

/** The currency settings: base currency, custom rates and market rates. */
export default function CurrencySettings() {
  const settings = useFinanceSettingsQuery();
  const rates = useFinanceRatesQuery(undefined, { refetchOnMountOrArgChange: true });
  useFreshRates();
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
        answeredAt={rates.fulfilledTimeStamp}
        error={rates.error}
        onRetry={() => void rates.refetch()}
      />
      <LendingLimitsCard settings={settings.data} />
    </Stack>
  );
}
