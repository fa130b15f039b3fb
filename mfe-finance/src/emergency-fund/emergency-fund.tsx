import { CardSkeleton, CardSurface, Moment, RefreshIcon, Retry, Stack, usePhone, VisuallyHidden } from '@plaza/ui';
import { clockTime } from '@plaza/ui/time';
import { FigureCard } from '../figures/figure-card';
import { PanelSkeleton } from '../figures/panel-skeleton';
import { RatesNotice } from '../figures/rates-notice';
import { useServiceTime } from '../figures/use-service-time';
import { recentRates, useFinanceMetricsQuery, useFinanceSettingsQuery } from '../finance-api';
import { defaultAmountStyle } from '../money/default-amount-style';
import { FigureGrid } from '../records/figure-grid';
import { BareHeader, ScreenHeader } from '../records/screen-header';
import { StaleQueriesNotice } from '../records/stale-queries-notice';
import { FundProgress } from './fund-progress';
import { Guidance } from './guidance';
import { Runway } from './runway';
import { SavingsPlan } from './savings-plan';
import { whyNothingRemains } from './target-state';
import { TwoColumns } from './two-columns';

/** Reserves the line for the time of the calculation. */
const noTimeYet = '\u00a0';

/** How long the liquid money would last, and how to build up enough of it. */
export default function EmergencyFund() {
  const metricsQuery = useFinanceMetricsQuery(undefined, recentRates);
  const { data: metrics, error, isFetching, fulfilledTimeStamp, refetch } = metricsQuery;
  const { data: settings = defaultAmountStyle } = useFinanceSettingsQuery();
  const card = { metrics, settings };
  const isPhone = usePhone();
  const gap = isPhone ? 12 : 24;
  if (error && !metrics) {
    return (
      <Stack gap={gap}>
        <BareHeader title="Emergency Fund Analysis" subtitle={noTimeYet} />
        <CardSurface>
          <Retry error={error} title="Your figures could not be loaded" loading={isFetching} onRetry={refetch} />
        </CardSurface>
      </Stack>
    );
  }
  return (
    <Stack gap={gap}>
      <ScreenHeader
        title="Emergency Fund Analysis"
        subtitle={metrics ? <Calculated at={metrics.computedAt} answeredAt={fulfilledTimeStamp} /> : noTimeYet}
        action={{ label: 'Recalculate', icon: <RefreshIcon />, loading: isFetching, onSelect: refetch }}
      />
      <StaleQueriesNotice queries={[['your figures', metricsQuery]]} />
      <RatesNotice metrics={metrics} />
      <FigureGrid $columns={4}>
        <FigureCard {...card} metric="emergencyFund" label="Emergency Fund" meaning="Unlocked accounts" />
        <FigureCard {...card} metric="currentTotalSpending" label="Monthly Expenses" meaning="With payments on loans" />
        <FigureCard {...card} metric="emergencyTarget" label="Target Amount" meaning="Six months of expenses" />
        <FigureCard
          {...card}
          metric="emergencyRemaining"
          label="Remaining Needed"
          meaning={metrics && (whyNothingRemains(metrics) ?? 'Until the target is reached')}
        />
      </FigureGrid>
      {metrics ? (
        <>
          <FundProgress metrics={metrics} settings={settings} />
          <TwoColumns>
            <Runway metrics={metrics} settings={settings} />
            <SavingsPlan metrics={metrics} settings={settings} />
          </TwoColumns>
        </>
      ) : (
        <>
          <CardSkeleton lines={1} />
          <TwoColumns>
            <PanelSkeleton lines={[2, 2, isPhone ? 3 : 2]} />
            <PanelSkeleton lines={[2, 2, isPhone ? 3 : 2]} />
          </TwoColumns>
        </>
      )}
      <Guidance />
    </Stack>
  );
}

/** The age of the figures. Screen readers get the exact time, and are notified only after a new calculation. */
function Calculated({ at, answeredAt }: { at: string; answeredAt: number | undefined }) {
  const now = useServiceTime(at, answeredAt);
  return (
    <>
      <span aria-hidden>
        Calculated <Moment at={at} now={now} />
      </span>
      <VisuallyHidden role="status">Calculated at {clockTime(at, { seconds: true })}</VisuallyHidden>
    </>
  );
}
