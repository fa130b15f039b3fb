import { CardSurface, Skeleton, styled, usePhone, useScrollEdges } from '@plaza/ui';
import { type ReactNode, useId, useRef } from 'react';
import { unitOf } from '../commodities/commodity-view';
import { ChangeFigure } from '../figures/change-figure';
import { BasePrice } from '../figures/live-figures';
import { formatIndex, formatRate } from '../figures/plain-figures';
import { useCommodities, useCrypto, useForex, useIndicators } from '../markets-api';
import { inBase, useMoney } from '../money/base-money';
import { formatLargeAmount } from '../money/price';
import type { QuoteListQuery } from '../quotes/feed/quote-list-data';

/** Four market figures taken from the lists; on a phone in one line that scrolls horizontally. */
export function Tiles() {
  const isPhone = usePhone();
  const frame = useRef<HTMLDivElement>(null);
  useScrollEdges(frame);
  return (
    <Four ref={frame} {...(isPhone && { role: 'group', 'aria-label': 'Figures of the markets', tabIndex: 0 })}>
      <MarketCapTile />
      <IndexTile />
      <GoldTile />
      <DollarTile />
    </Four>
  );
}

const Four = styled.div`
  position: relative; /* the absolutely positioned texts for screen readers would otherwise enlarge the page */
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${({ theme }) => theme.space[12]};
  @media (max-width: 719.98px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${({ theme }) => theme.media.phone} {
    grid-template-columns: repeat(4, max-content);
    > * { min-width: 120px; }
    gap: ${({ theme }) => theme.space[8]};
    overflow-x: auto;
    scrollbar-width: none;
    --before: 0px;
    --beyond: 0px;
    mask-image: linear-gradient(to right, transparent, #000 var(--before), #000 calc(100% - var(--beyond)), transparent);
    &[data-before] { --before: 40px; }
    &[data-beyond] { --beyond: 40px; }
  }
`;

function MarketCapTile() {
  const query = useCrypto();
  const money = useMoney();
  const cap = query.data?.marketCap;
  const shown = cap && inBase(money, cap.usd, 'USD');
  return (
    <Tile
      label="Crypto Market Cap"
      query={query}
      value={shown && formatLargeAmount(shown.amount, shown.style)}
      change={cap?.changePercent}
    />
  );
}

function IndexTile() {
  const query = useIndicators();
  const index = query.data?.rows.find(({ name }) => name === 'S&P 500');
  return <Tile label="S&P 500" query={query} value={index && formatIndex(index.value)} change={index?.changePercent} />;
}

function GoldTile() {
  const query = useCommodities();
  const gold = query.data?.rows.find(({ symbol }) => symbol === 'XAU');
  return (
    <Tile
      label="Gold"
      query={query}
      value={gold && <BasePrice amount={gold.price} {...unitOf(gold)} />}
      change={gold?.changePercent}
    />
  );
}

function DollarTile() {
  const query = useForex();
  const dollar = query.data?.rows.find(({ pair }) => pair === 'USD/CAD');
  return (
    <Tile label="USD/CAD" query={query} value={dollar && formatRate(dollar.rate)} change={dollar?.changePercent} />
  );
}

interface TileProps {
  readonly label: string;
  readonly query: Pick<QuoteListQuery<unknown>, 'data' | 'error'>;
  /** Undefined if the list does not contain it. */
  readonly value: ReactNode;
  readonly change: number | undefined;
}

function Tile({ label, query: { data, error }, value, change }: TileProps) {
  const labelId = useId();
  const isLoading = !data && !error;
  const isKnown = value !== undefined && change !== undefined;
  return (
    <Root role="group" aria-labelledby={labelId} aria-busy={isLoading || undefined}>
      <span id={labelId}>{label}</span>
      {isLoading ? (
        <Figures>
          <FigurePlace>
            <Skeleton width="96px" height="20px" />
          </FigurePlace>
          <ChangePlace>
            <Skeleton width="56px" height="12px" />
          </ChangePlace>
        </Figures>
      ) : (
        <Figures>
          <strong>{isKnown ? value : '—'}</strong>
          <span>
            {isKnown && <ChangeFigure value={change} />}
            {!isKnown && (data ? 'Not in the data' : 'Could not be loaded')}
          </span>
        </Figures>
      )}
    </Root>
  );
}

const Root = styled(CardSurface)`
  padding: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[12]};
  font-size: ${({ theme }) => theme.size[13]};
  color: ${({ theme }) => theme.color.muted};
`;

const Figures = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 6px;
  min-height: 30px;
  font-variant-numeric: tabular-nums;
  > strong {
    color: ${({ theme }) => theme.color.text};
    font-size: ${({ theme }) => theme.size[20]};
    font-weight: ${({ theme }) => theme.weight.strong};
    letter-spacing: -0.02em;
    overflow-wrap: anywhere;
  }
  /* Where a price and its change do not fit side by side, changes are below, with space reserved for both from the
     start. */
  @media (max-width: 1219.98px) { flex-direction: column; min-height: 49.5px; }
`;

/** As high as a figure. */
const FigurePlace = styled.span`
  display: grid;
  align-items: center;
  height: 30px;
`;

/** As high as a change. */
const ChangePlace = styled(FigurePlace)`
  height: 19.5px;
`;
