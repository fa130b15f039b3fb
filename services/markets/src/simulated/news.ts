import type { EconomicIndicator, NewsItem } from '@plaza/contracts/markets/quotes';
import { noiseAt, seedOf } from '@plaza/service-kit/simulation/random-walk';
import { coins } from './crypto';
import { indicators } from './indicators';
import { commodities, etfs, pairs, stocks } from './quotes';
import { simulatedSource } from './rounding';

/** There is one item per slot. */
const slotMs = 23 * 60_000;
const listedItems = 30;
const seed = seedOf('news');

type Story = Pick<NewsItem, 'title' | 'summary' | 'category' | 'impact'>;
type Subject = (at: number) => Story;

/** A story about a price change. `notable` is a change in percent that is large for this instrument. */
function priceStory(name: string, changePercent: number, category: string, notable: number): Story {
  const size = Math.abs(changePercent);
  const figure = `${size.toFixed(2)}%`;
  const [verb, place] = changePercent >= 0 ? ['rises', 'above'] : ['falls', 'below'];
  const where = size < 0.005 ? 'at its previous close' : `${figure} ${place} its previous close`;
  const title = size < notable / 4 ? `${name} little changed` : `${name} ${verb} ${figure}`;
  const impact = size >= notable ? 'high' : size >= notable / 2 ? 'medium' : 'low';
  return { title, summary: `${name} stood ${where}.`, category, impact };
}

/** "2.6%", "-$266B", "1,340 thousand". */
function figureOf(value: number, unit: string): string {
  const figure = Math.abs(value).toLocaleString('en-US', { maximumFractionDigits: 2 });
  const sign = value < 0 ? '-' : '';
  if (unit === 'USD bn') return `${sign}$${figure}B`;
  return `${sign}${figure}${unit === '%' ? '' : ' '}${unit}`;
}

function indicatorStory({ name, value, unit, period, change }: EconomicIndicator): Story {
  const moved = unit === '%' ? `${Math.abs(change)} percentage points` : figureOf(Math.abs(change), unit);
  const direction = change === 0 ? 'unchanged' : `${change > 0 ? 'up' : 'down'} by ${moved}`;
  return {
    title: `${name} at ${figureOf(value, unit)}`,
    summary: `The figure for ${period} is ${direction} from the previous one.`,
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
    return priceStory(name, changePercent, category, notable);
  });

/** All subjects of stories. */
const subjects: readonly Subject[] = [
  ...coins.slice(0, 20).map(
    ({ name, quoteAt }): Subject =>
      (at) =>
        priceStory(name, quoteAt(at).changePercent, 'Crypto', 5),
  ),
  ...about(stocks, 'Stocks', 3),
  ...about(etfs, 'ETFs', 2),
  ...about(commodities, 'Commodities', 2),
  ...pairs.map(
    ({ id, quoteAt }): Subject =>
      (at) =>
        priceStory(id, quoteAt(at).changePercent, 'Currencies', 0.4),
  ),
  ...indicators.map(
    (indicatorAt): Subject =>
      (at) =>
        indicatorStory(indicatorAt(at)),
  ),
];
/** A prime, so that no subject repeats before all have had a story, and consecutive stories are of different kinds. */
const stride = 71;

/** The news at a given time, the newest first. Past items never change. */
export function newsAt(at: number): NewsItem[] {
  const newest = timeOf(slotOf(at)) <= at ? slotOf(at) : slotOf(at) - 1;
  return Array.from({ length: listedItems }, (_, back) => itemOf(newest - back));
}

const slotOf = (at: number): number => Math.floor(at / slotMs);

/** A random moment within the slot. */
const timeOf = (slot: number): number => slot * slotMs + Math.floor(((noiseAt(seed, slot) + 1) / 2) * slotMs);

function itemOf(slot: number): NewsItem {
  const at = timeOf(slot);
  const subject = subjects[(slot * stride) % subjects.length];
  if (!subject) throw new Error('there are no subjects');
  const timestamp = new Date(at).toISOString();
  return { id: `simulated-${slot}`, ...subject(at), source: simulatedSource, timestamp, url: null };
}
