import { maxFirings, NewAlert } from '@plaza/contracts/markets/alerts';
import { firingOf, storeAlert } from './alerts/alerts';
import { isBeyondThreshold } from './alerts/threshold';
import { type AlertCondition, type FiringRecord, UserAlertsModel } from './alerts/user-alerts.model';
import { instrumentOf } from './simulated/simulated-feed';

/** An alert that a user set some days ago on the simulated feed, without its threshold. */
export interface SeedAlert extends Omit<AlertCondition, 'threshold'> {
  /** About how often it has fired since; the threshold is chosen to match. */
  readonly fired: number;
}

interface Trade {
  readonly at: number;
  readonly price: number;
}

const dayMs = 24 * 3_600_000;
const watchedMs = 21 * dayMs;
/** Prices are looked at as often as lists are refreshed. */
const lookEveryMs = 300_000;

/**
 * Adds alerts with their firings for a user who has none. The alerts are evaluated against the past prices of the
 * simulated feed, so that they agree with the prices that are shown.
 * @throws Error for a key that the feed does not have
 */
export async function seedAlerts(userId: string, alerts: readonly SeedAlert[], now = Date.now()): Promise<void> {
  if (await UserAlertsModel.exists({ _id: userId })) return;
  const firings: FiringRecord[] = [];
  for (const { fired, ...watched } of alerts) {
    const trades = tradesSince(watched, now);
    const threshold = thresholdFor(fired, watched.direction, trades);
    const { name, ...rest } = watched;
    const condition = NewAlert.parse({ ...rest, threshold });
    const { armed, crossings } = watch(condition, trades);
    const setAt = new Date(trades[0].at);
    const alert = await storeAlert(userId, { ...condition, name, armed }, setAt);
    firings.push(...crossings.map(({ price, at }) => firingOf(alert, price, new Date(at))));
  }
  firings.sort((one, other) => other.at.getTime() - one.at.getTime());
  const [newest, ...earlier] = firings;
  if (!newest) return;
  const seen = earlier.slice(0, maxFirings - 1).map((firing) => ({ ...firing, seen: true }));
  await UserAlertsModel.updateOne({ _id: userId }, { $set: { firings: [newest, ...seen] } });
}

/**
 * The prices since the alert was set, which was when the price was furthest from firing it, so that it had a way to go.
 */
function tradesSince({ kind, key, direction }: Omit<SeedAlert, 'fired'>, now: number): [Trade, ...Trade[]] {
  const instrument = instrumentOf(kind, key);
  if (!instrument) throw new Error(`the simulated feed has no ${key} in ${kind}`);
  const looks = watchedMs / lookEveryMs;
  const trades = Array.from({ length: looks + 1 }, (_, look) => {
    const at = now - (looks - look) * lookEveryMs;
    return { at, price: instrument.quoteAt(at).price };
  });
  const isFurther = (one: Trade, other: Trade) =>
    direction === 'above' ? one.price < other.price : one.price > other.price;
  const firstDays = trades.slice(0, looks / 2);
  const furthest = firstDays.reduce((best, trade) => (isFurther(trade, best) ? trade : best));
  return [furthest, ...trades.filter(({ at }) => at > furthest.at)];
}

/** A reach that no price has attained. */
const beyondAll = 1.5;
/** The reaches to try, from the furthest price to the middle of all prices. */
const reaches = Array.from({ length: 100 }, (_, place) => 0.995 - place * 0.005);

/** A round price that was crossed about this often; at least once, if the alert is to have fired. */
function thresholdFor(fired: number, direction: AlertCondition['direction'], trades: readonly Trade[]): number {
  const prices = trades.map(({ price }) => price);
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  const size = highest - lowest;
  const step = 10 ** Math.floor(Math.log10(size / 20));
  const options = (fired === 0 ? [beyondAll] : reaches).map((reach) => {
    const price = direction === 'above' ? lowest + reach * size : highest - reach * size;
    const threshold = Number((Math.round(price / step) * step).toPrecision(12));
    const times = watch({ direction, threshold }, trades).crossings.length;
    return { threshold, off: times === 0 && fired > 0 ? Number.POSITIVE_INFINITY : Math.abs(times - fired) };
  });
  return options.reduce((best, option) => (option.off < best.off ? option : best)).threshold;
}

/**
 * Evaluates an alert against prices as the evaluator does: it fires when a price crosses the threshold, and is armed
 * again once the price has returned.
 */
function watch(condition: Pick<AlertCondition, 'direction' | 'threshold'>, [first, ...rest]: readonly Trade[]) {
  const crossings: Trade[] = [];
  let armed = first !== undefined && !isBeyondThreshold(condition, first.price);
  for (const trade of rest) {
    if (isBeyondThreshold(condition, trade.price) !== armed) continue;
    if (armed) crossings.push(trade);
    armed = !armed;
  }
  return { armed, crossings };
}
