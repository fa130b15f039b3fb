import type { HistoryRange } from '@plaza/contracts/markets/history';
import { BellIcon, Button, CardSkeleton, Dialog, Empty, MarketsIcon, Retry, Row, Stack, styled } from '@plaza/ui';
import { useState } from 'react';
import { ChangeFigure } from '../figures/change-figure';
import { useMoney } from '../money/base-money';
import { formatQuotePrice } from '../quotes/view/format-instrument';
import type { Instrument } from '../quotes/view/list-view';
import { PriceChart } from './price-chart';
import { useMarketsHistoryQuery } from './price-history-api';
import { RangeChoice } from './range-choice';
import { ranges } from './ranges';

interface ChartDialogProps {
  readonly instrument: Instrument;
  readonly onAlert: () => void;
  readonly onClose: () => void;
}

/** The past prices of one instrument. */
export default function ChartDialog({ instrument, onAlert, onClose }: ChartDialogProps) {
  const { kind, key, name, price } = instrument;
  const money = useMoney();
  const [range, setRange] = useState<HistoryRange>('week');
  const { currentData, error, isFetching, refetch } = useMarketsHistoryQuery({ kind, key, range });
  const points = currentData?.points;
  const first = points?.[0]?.price;
  const last = points?.at(-1)?.price ?? price;
  const period = ranges.find(({ id }) => id === range)?.period;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={name}
      size="lg"
      footer={
        <Button icon={<BellIcon />} onClick={onAlert}>
          Price alerts
        </Button>
      }
    >
      <Stack gap={16}>
        <Row justify="space-between" gap={12}>
          <Row gap={12} align="baseline">
            <Price>{formatQuotePrice(kind, last, money)}</Price>
            {first !== undefined && first > 0 && (
              <span>
                <ChangeFigure value={(last / first - 1) * 100} /> <Quiet>in {period}</Quiet>
              </span>
            )}
          </Row>
          <RangeChoice value={range} onChange={setRange} />
        </Row>
        {error ? (
          <Retry error={error} title="The chart could not be loaded" loading={isFetching} onRetry={refetch} />
        ) : !points ? (
          <CardSkeleton lines={8} />
        ) : points.length < 2 ? (
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
