import type { HistoryRange, PriceHistory } from '@plaza/contracts/markets/history';
import { BellIcon, Button, Dialog, Empty, MarketsIcon, Retry, Row, Stack, StaleNotice, styled } from '@plaza/ui';
import { useMemo, useState } from 'react';
import { ChangeFigure } from '../figures/change-figure';
import { changeSince } from '../figures/change-since';
import { useMoney } from '../money/base-money';
import { useWeekOfRow } from '../quotes/rows/sparklines-api';
import { formatQuotePrice } from '../quotes/view/format-instrument';
import type { Instrument } from '../quotes/view/list-view';
import { ChartSkeleton } from './chart-skeleton';
import { useLivePrice } from './live-price';
import { PriceChart } from './price-chart';
import { usePriceHistory } from './price-history-api';
import { RangeChoice } from './range-choice';
import { ranges } from './ranges';

interface ChartDialogProps {
  readonly instrument: Instrument;
  readonly onAlert: () => void;
  readonly onClose: () => void;
}

/** The price history of an instrument. */
export default function ChartDialog({ instrument, onAlert, onClose }: ChartDialogProps) {
  const { kind, key, name, unlisted = false } = instrument;
  const money = useMoney();
  const [range, setRange] = useState<HistoryRange>('week');
  const { currentData, error, isFetching, refetch } = usePriceHistory({ kind, key, range });
  const past = currentData?.points;
  const livePrice = useLivePrice(instrument);
  // Without a quote, the price of a stock that is in no list may be from the day on which it was searched.
  const price = livePrice ?? (unlisted ? past?.at(-1)?.price : undefined) ?? instrument.price;
  const points = useMemo(() => past && upTo(price, past), [past, price]);
  useWeekOfRow(kind, key, range === 'week' ? past : undefined);
  const first = points?.[0]?.price;
  const period = ranges.find(({ id }) => id === range)?.period;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={name}
      size="lg"
      footer={
        unlisted ? undefined : (
          <Button icon={<BellIcon />} onClick={onAlert}>
            Price Alerts
          </Button>
        )
      }
    >
      <Stack gap={16}>
        <Row justify="space-between" gap={12}>
          <Row gap={12} align="baseline">
            <Price>{formatQuotePrice(kind, price, money)}</Price>
            {first !== undefined && (
              <span>
                <ChangeFigure {...changeSince(kind, first, price)} /> <Quiet>in {period}</Quiet>
              </span>
            )}
          </Row>
          <RangeChoice value={range} onChange={setRange} />
        </Row>
        {error && past && (
          <StaleNotice loading={isFetching} onRetry={refetch}>
            The chart could not be updated. It shows the last prices that came.
          </StaleNotice>
        )}
        {error && !past ? (
          <Retry error={error} title="The chart could not be loaded" loading={isFetching} onRetry={refetch} />
        ) : !past || !points ? (
          <ChartSkeleton />
        ) : past.length < 2 ? (
          <Empty
            icon={<MarketsIcon size={20} />}
            title="No history yet"
            text={`There are no prices of ${period} for ${name}. Try a longer range.`}
          />
        ) : (
          <PriceChart instrument={instrument} points={points} range={range} />
        )}
      </Stack>
    </Dialog>
  );
}

type Points = PriceHistory['points'];

/** The history with the current price at its end, as stored histories may be some minutes old. */
function upTo(price: number, past: Points): Points {
  const last = past.at(-1);
  if (!last || last.price === price) return past;
  const now = Math.max(Date.now(), Date.parse(last.at)); // the local clock may be behind
  return [...past, { at: new Date(now).toISOString(), price }];
}

const Price = styled.strong`
  font-size: ${({ theme }) => theme.size[28]};
  font-weight: ${({ theme }) => theme.weight.strong};
  letter-spacing: -0.02em;
  line-height: 1.2;
  font-variant-numeric: tabular-nums;
`;

const Quiet = styled.span`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
`;
