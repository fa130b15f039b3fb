import { CardSkeleton, CardSurface, Grid, PageHeader, Retry, Row, Stack } from '@plaza/ui';
import { formatDate } from '@plaza/ui/time';
import { lazyChunk } from '@plaza/web-kit';
import { type ComponentProps, Suspense } from 'react';
import { FigureCard } from '../figures/figure-card';
import { RatesNotice } from '../figures/rates-notice';
import { useFinanceMetricsQuery, useFinanceSettingsQuery } from '../finance-api';
import type Chart from '../history/net-worth-chart';
import { FigureGrid } from '../records/figure-grid';
import { OldFigures } from '../records/old-figures';
import { useFreshRates } from '../settings/use-fresh-rates';
import { FirstSteps } from './first-steps';
import { HeadlineCards } from './headline-cards';
import { LiveBadge } from './live-badge';
import type { PanelProps } from './panel-props';
import {
  CashFlowAnalysis,
  DebtAnalysis,
  HalfDebtTarget,
  PayoffTimeline,
  PersonalMetrics,
  WorthAgainstDebt,
} from './panels';

const NetWorthChart = lazyChunk<ComponentProps<typeof Chart>>(() => import('../history/net-worth-chart'));
const plain = { displaySymbols: true };

/** The Financial Command Center: where a person stands, in their base currency. */
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

function Panels(ground: PanelProps) {
  return (
    <>
      <Suspense fallback={<CardSkeleton lines={6} />}>
        <NetWorthChart {...ground} />
      </Suspense>
      <Grid min={320}>
        <CashFlowAnalysis {...ground} />
        <DebtAnalysis {...ground} />
        <PayoffTimeline {...ground} />
        <HalfDebtTarget {...ground} />
        <PersonalMetrics {...ground} />
        <WorthAgainstDebt {...ground} />
      </Grid>
      <FigureGrid $columns={4}>
        <FigureCard {...ground} metric="liquidAssets" label="Liquid Assets" meaning="All accounts but RRSP and GIC" />
        <FigureCard {...ground} metric="cryptoHoldings" label="Crypto Holdings" />
        <FigureCard {...ground} metric="realEstateValue" label="Real Estate Value" />
        <FigureCard {...ground} metric="realEstateEquity" label="Real Estate Equity" meaning="Value less mortgages" />
      </FigureGrid>
    </>
  );
}
