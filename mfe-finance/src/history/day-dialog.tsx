import type { NetWorthDay } from '@plaza/contracts/finance/history';
import { Button, CardSkeleton, Dialog, Field, Retry, Select, Stack, styled } from '@plaza/ui';
import { ConversionLine } from '../explain/conversion-line';
import { FigureLines } from '../figures/figure-lines';
import { formatDay } from '../metrics/format-figure';
import { type AmountStyle, formatAmount } from '../money/format-amount';
import { useFinanceNetWorthDayQuery } from './history-api';

interface DayDialogProps {
  day: string;
  /** The days that have a snapshot, oldest first. */
  days: readonly string[];
  settings: AmountStyle;
  onDay: (day: string) => void;
  onClose: () => void;
}

/** The net worth of a past day, recomputed from its snapshot with the rates of that day. */
export function DayDialog({ day, days, settings, onDay, onClose }: DayDialogProps) {
  const { currentData, error, isFetching, refetch } = useFinanceNetWorthDayQuery({ day });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Net Worth of a Day"
      footer={
        <Button variant="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <Stack gap={16}>
        <Field label="Day">
          <Select
            value={day}
            options={days.toReversed().map((one) => ({ value: one, label: formatDay(one) }))}
            onValueChange={onDay}
          />
        </Field>
        {error && <Retry error={error} loading={isFetching} onRetry={refetch} />}
        {!error && !currentData && <CardSkeleton lines={5} />}
        {currentData && <Content snapshot={currentData} settings={settings} />}
      </Stack>
    </Dialog>
  );
}

function Content({ snapshot, settings }: { snapshot: NetWorthDay; settings: AmountStyle }) {
  const { baseCurrency, takenAt, lines, withoutRate } = snapshot;
  const money = (amount: string) => formatAmount(amount, baseCurrency, settings);
  const context = { baseCurrency, settings, now: Date.parse(takenAt) };
  return (
    <>
      <FigureLines>
        <div>
          <dt>Net worth</dt>
          <dd>{money(snapshot.netWorth)}</dd>
        </div>
        <div>
          <dt>Assets</dt>
          <dd>{money(snapshot.totalAssets)}</dd>
        </div>
        <div>
          <dt>
            Debt<small>A mortgage entered both as a loan and with its property counts once</small>
          </dt>
          <dd>{money(snapshot.totalLiabilities)}</dd>
        </div>
      </FigureLines>
      {withoutRate.length > 0 && <p role="status">Without a rate, and not counted: {withoutRate.join(', ')}.</p>}
      <Lines>
        {lines.map(({ kind, id, name, value, conversion }) => (
          <li key={`${kind}-${id}`}>
            <span>
              {name} <small>{kind}</small>
              <ConversionLine conversion={conversion} context={context} />
            </span>
            <span>{money(value)}</span>
          </li>
        ))}
      </Lines>
    </>
  );
}

const Lines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    justify-content: space-between;
    gap: ${({ theme }) => theme.space[16]};
    padding: 6px 0;
    border-bottom: 1px solid ${({ theme }) => theme.color.line};
    font-variant-numeric: tabular-nums;
  }
  small { color: ${({ theme }) => theme.color.muted}; }
`;
