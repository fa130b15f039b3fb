import { CardSkeleton, CardSurface, Grid, PageHeader, Retry, Row, Stack } from '@plaza/ui';
import { formatDate } from '@plaza/ui/time';
import { lazyChunk } from '@plaza/web-kit';
import { type ComponentProps, Suspense } from 'react';
import { FigureCard } from '../figures/figure-card';
import type { PanelProps } from '../figures/panel-props';
import { RatesNotice } from '../figures/rates-notice';
import { useFinanceMetricsQuery, useFinanceSettingsQuery } from '../finance-api';
import type Chart from '../history/net-worth-chart';
import { FigureGrid } from '../records/figure-grid';
import { OldFigures } from '../records/old-figures';
import { useFreshRates } from '../settings/use-fresh-rates';
import { FirstSteps } from './first-steps';
import { HeadlineCards } from './headline-cards';
import { LiveBadge } from './live-badge';
import {
  CashFlowAnalysis,
  DebtAnalysis,
  HalfDebtTarget,
  NetWorthAgainstDebt,
  PayoffTimeline,
  PersonalMetrics,
} from './panels';

const NetWorthChart = lazyChunk<ComponentProps<typeof Chart>>(() => import('../history/net-worth-chart'));
const plain = { displaySymbols: true };

/** The Financial Command Center: all metrics of a user, in their base currency. */
export default function Overview() {
  const {
    data: metrics,
    error,
    isFetching,
    fulfilledTimeStamp,
    refetch,
  } = useFinanceMetricsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const { data: settings = plain } = useFinanceSettingsQuery();
  useFreshRates();
  const title = 'Financial Command Center';
  const date = formatDate(Date.now(), { style: 'full' });
  if (error && !metrics) {
    return (
      <Stack gap={24}>
        <PageHeader title={title} subtitle={date} />
        <CardSurface>
          <Retry error={error} title="Your figures could not be loaded" loading={isFetching} onRetry={refetch} />
        </CardSurface>
      </Stack>
    );
  }
  return (
    <Stack gap={24}>
      <PageHeader
        title={title}
        subtitle={date}
        actions={<Row>{metrics && <LiveBadge metrics={metrics} isOutdated={error !== undefined} />}</Row>}
      />
      {error && (
        <OldFigures what="your figures" since={fulfilledTimeStamp ?? 0} loading={isFetching} onRetry={refetch} />
      )}
      <RatesNotice metrics={metrics} />
      <HeadlineCards metrics={metrics} settings={settings} />
      {metrics && <FirstSteps metrics={metrics} />}
      {metrics ? <Panels metrics={metrics} settings={settings} /> : <CardSkeleton lines={8} />}
    </Stack>
  );
}

function Panels(props: PanelProps) {
  return (
    <>
      <Suspense fallback={<CardSkeleton lines={6} />}>
        <NetWorthChart {...props} />
      </Suspense>
      <Grid min={320}>
        <CashFlowAnalysis {...props} />
        <DebtAnalysis {...props} />
        <PayoffTimeline {...props} />
        <HalfDebtTarget {...props} />
        <PersonalMetrics {...props} />
        <NetWorthAgainstDebt {...props} />
      </Grid>
      <FigureGrid $columns={4}>
        <FigureCard {...props} metric="liquidAssets" label="Liquid Assets" meaning="All accounts but RRSP and GIC" />
        <FigureCard {...props} metric="cryptoHoldings" label="Crypto Holdings" />
        <FigureCard {...props} metric="realEstateValue" label="Real Estate Value" />
        <FigureCard {...props} metric="realEstateEquity" label="Real Estate Equity" meaning="Value less mortgages" />
      </FigureGrid>
    </>
  );
}
