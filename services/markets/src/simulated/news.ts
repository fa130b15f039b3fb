import type { EconomicIndicator, NewsItem } from '@plaza/contracts/markets/quotes';
import { coins } from './crypto';
import { simulatedSource } from './feed';
import { indicators } from './indicators';
import { commodities, etfs, pairs, stocks } from './quotes';
import { noiseAt, seedOf } from './random-walk';

/** So often there is something to tell. */
const slotMs = 23 * 60_000;
const itemsAtOnce = 30;
const seed = seedOf('news');

type Story = Pick<NewsItem, 'title' | 'summary' | 'category' | 'impact'>;
type Subject = (at: number) => Story;

/** What moved how, told from the simulated prices themselves. `notable`: a change in percent that is much for it. */
function moved(what: string, changePercent: number, category: string, notable: number): Story {
  const size = Math.abs(changePercent);
  const figure = `${size.toFixed(2)}%`;
  const [verb, place] = changePercent >= 0 ? ['rises', 'above'] : ['falls', 'below'];
  const title = size < notable / 4 ? `${what} little changed` : `${what} ${verb} ${figure}`;
  const impact = size >= notable ? 'high' : size >= notable / 2 ? 'medium' : 'low';
  return { title, summary: `${what} stood ${figure} ${place} the close before.`, category, impact };
}

function reported({ name, value, unit, period, change }: EconomicIndicator): Story {
  const direction = change === 0 ? 'as before' : `${change > 0 ? 'up' : 'down'} by ${Math.abs(change)}`;
  return {
    title: `${name} at ${value} ${unit}`,
    summary: `The figure for ${period} is ${direction} against the one before.`,
    category: 'Economy',
    impact: 'medium',
  };
}

interface Named {
  readonly name: string;
  readonly changePercent: number;
}
const about = (rows: readonly { rowAt(at: number): Named }[], category: string, notable: number): Subject[] =>
  rows.map(({ rowAt }) => (at) => {
    const { name, changePercent } = rowAt(at);
    return moved(name, changePercent, category, notable);
  });

/** Everything that a story can be about. */
const subjects: readonly Subject[] = [
  ...coins.slice(0, 20).map(
    ({ name, quoteAt }): Subject =>
      (at) =>
        moved(name, quoteAt(at).changePercent, 'Crypto', 5),
  ),
  ...about(stocks, 'Stocks', 3),
  ...about(etfs, 'ETFs', 2),
  ...about(commodities, 'Commodities', 2),
  ...pairs.map(
    ({ id, quoteAt }): Subject =>
      (at) =>
        moved(id, quoteAt(at).changePercent, 'Currencies', 0.4),
  ),
  ...indicators.map(
    (indicatorAt): Subject =>
      (at) =>
        reported(indicatorAt(at)),
  ),
];
/** A prime, so that each has its turn before any comes again, and neighbours are of different kinds. */
const stride = 71;

/** The newest first. What was told stays as it was told. */
export function newsAt(at: number): NewsItem[] {
  const newest = timeOf(slotOf(at)) <= at ? slotOf(at) : slotOf(at) - 1;
  return Array.from({ length: itemsAtOnce }, (_, back) => itemOf(newest - back));
}

const slotOf = (at: number): number => Math.floor(at / slotMs);

/** Somewhere within its slot. */
const timeOf = (slot: number): number => slot * slotMs + Math.floor(((noiseAt(seed, slot) + 1) / 2) * slotMs);

function itemOf(slot: number): NewsItem {
  const at = timeOf(slot);
  const subject = subjects[(slot * stride) % subjects.length];
  if (!subject) throw new Error('there is nothing to tell of');
  const timestamp = new Date(at).toISOString();
  return { id: `simulated-${slot}`, ...subject(at), source: simulatedSource, timestamp, url: null };
}
