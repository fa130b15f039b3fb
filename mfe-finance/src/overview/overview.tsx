import { CardSurface, PageHeader, Retry, Row, Stack, styled, useNow, usePhone } from '@plaza/ui';
import { formatDate } from '@plaza/ui/time';
import { useState } from 'react';
import { FigureCard } from '../figures/figure-card';
import type { PanelProps } from '../figures/panel-props';
import { RatesNotice } from '../figures/rates-notice';
import { recentRates, useFinanceMetricsQuery, useFinanceSettingsQuery } from '../finance-api';
import { useFinanceCashFlowQuery } from '../history/history-api';
import { useEndedDays, useNetWorthHistory } from '../history/use-net-worth-history';
import { defaultAmountStyle } from '../money/default-amount-style';
import { StaleFiguresNotice } from '../records/stale-figures-notice';
import { useFreshRates } from '../settings/use-fresh-rates';
import { CashFlowCard } from './cash-flow-card';
import { DecisionsCard } from './decisions/decisions-card';
import { HealthCards } from './health-cards';
import { LiveBadge } from './live-badge';
import { NetWorthCard } from './net-worth-card';
import { LeadGrid, PanelGrid, SecondGrid, WholeRow } from './overview-grids';
import { OverviewSkeleton } from './overview-skeleton';
import {
  CashFlowAnalysis,
  DebtAnalysis,
  HalfDebtTarget,
  NetWorthAgainstDebt,
  PayoffTimeline,
  PersonalMetrics,
} from './panels';

/** Whether a query has data or has failed. */
const isAnswered = ({ data, error }: { data?: unknown; error?: unknown }) => data !== undefined || error !== undefined;

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
  const { data: settings = defaultAmountStyle } = useFinanceSettingsQuery();
  // The queries of all leading cards start at once, so that the cards appear together and nothing shifts.
  const netWorth = useNetWorthHistory();
  const cashFlow = useFinanceCashFlowQuery(undefined, recentRates);
  // Never reset: a card retries its failed query on mount, so returning to the skeleton would cause endless requests.
  const [isComplete, setComplete] = useState(false);
  if (!isComplete && isAnswered(netWorth.history) && isAnswered(cashFlow)) setComplete(true);
  useFreshRates();
  useEndedDays(metrics?.computedAt.slice(0, 10), netWorth);
  const gap = usePhone() ? 12 : 24;
  const title = 'Financial Command Center';
  if (error && !metrics) {
    return (
      <Stack gap={gap}>
        <PageHeader title={title} subtitle={<Today />} />
        <CardSurface>
          <Retry error={error} title="Your figures could not be loaded" loading={isFetching} onRetry={refetch} />
        </CardSurface>
      </Stack>
    );
  }
  return (
    <Stack gap={gap}>
      <PageHeader
        title={title}
        subtitle={<Today />}
        actions={<Badges>{metrics && <LiveBadge metrics={metrics} isStale={error !== undefined} />}</Badges>}
      />
      {error && (
        <StaleFiguresNotice
          what="your figures"
          since={fulfilledTimeStamp ?? 0}
          loading={isFetching}
          onRetry={refetch}
        />
      )}
      {metrics && isComplete ? <Figures metrics={metrics} settings={settings} /> : <OverviewSkeleton />}
    </Stack>
  );
}

/** The day, also in a window that stays open overnight. */
function Today() {
  return formatDate(useNow(60_000), { style: 'full' });
}

/** The headline figures, then the decisions, then all other metrics. */
function Figures(props: PanelProps) {
  return (
    <Stack gap={usePhone() ? 12 : 16}>
      <RatesNotice metrics={props.metrics} />
      <LeadGrid>
        <NetWorthCard {...props} />
        <CashFlowCard {...props} />
      </LeadGrid>
      <SecondGrid>
        <HealthCards {...props} />
        <DecisionsCard {...props} />
      </SecondGrid>
      <PanelGrid>
        <CashFlowAnalysis {...props} />
        <DebtAnalysis {...props} />
        <PayoffTimeline {...props} />
        <HalfDebtTarget {...props} />
        <PersonalMetrics {...props} />
        <WholeRow $columns={4}>
          <FigureCard {...props} metric="liquidAssets" label="Liquid Assets" meaning="All but RRSP and GIC" />
          <FigureCard {...props} metric="cryptoHoldings" label="Crypto Holdings" meaning="Crypto accounts" />
          <FigureCard {...props} metric="realEstateValue" label="Real Estate Value" meaning="All properties" />
          <FigureCard {...props} metric="realEstateEquity" label="Real Estate Equity" meaning="Value less mortgages" />
        </WholeRow>
        <NetWorthAgainstDebt {...props} />
      </PanelGrid>
    </Stack>
  );
}

/** Reserves the space of the badges before they load. */
const Badges = styled(Row)`
  min-width: 142px;
  min-height: 22px;
`;
