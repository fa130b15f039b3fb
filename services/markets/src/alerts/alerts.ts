import { randomUUID } from 'node:crypto';
import { type Alert, alertsOfAPerson, type Firing, type NewAlert } from '@plaza/contracts/markets/alerts';
import { isDuplicateKey } from '@plaza/service-kit/database';
import { Conflict, NotFound } from '@plaza/service-kit/errors';
import type { Market } from '../market';
import { AlertBooks, type StoredAlert, type StoredFiring, type Watched } from './alert-book.model';
import { isBeyond } from './crossing';

/** The newest first. */
export async function listAlerts(userId: string): Promise<Alert[]> {
  const book = await AlertBooks.findById(userId, { alerts: 1 }).lean();
  return (book?.alerts ?? []).map(toAlert);
}

/**
 * Watches a price. Beyond its threshold already, an alert waits until the price is back.
 * @returns the alert; the one that is there where it is watched already
 * @throws NotFound `quote_not_found`; Conflict `too_many_alerts`; Unavailable
 */
export async function addAlert(userId: string, given: NewAlert, market: Market): Promise<Alert> {
  const { quotes } = await market.quotes(given.kind);
  const quote = quotes.find(({ key }) => key === given.key);
  if (!quote) throw new NotFound('quote_not_found', 'No list has this.');
  return keepAlert(userId, { ...given, name: quote.name, armed: !isBeyond(given, quote.price) });
}

/**
 * Keeps an alert as it is given. One that is not armed waits until it is looked at with the price on this side.
 * @returns the alert; the one that is there where it is watched already
 * @throws Conflict `too_many_alerts`
 */
export async function keepAlert(userId: string, given: Watched & Pick<StoredAlert, 'armed'>): Promise<Alert> {
  const added: StoredAlert = { ...given, id: randomUUID(), createdAt: new Date() };
  const add = () => putIn(userId, added);
  const book = await add().catch((error) => {
    if (!isDuplicateKey(error)) throw error;
    return add(); // two made the book at once; it is there now
  });
  const kept = book?.alerts.find((one) => isSame(one, added));
  if (kept) return toAlert(kept);
  throw new Conflict('too_many_alerts', `You can have at most ${alertsOfAPerson} alerts.`);
}

/** @throws NotFound, also for somebody else's */
export async function removeAlert(userId: string, id: string): Promise<void> {
  const change = { $pull: { alerts: { id } }, $currentDate: { changedAt: true } } as const;
  const { matchedCount } = await AlertBooks.updateOne({ _id: userId, 'alerts.id': id }, change);
  if (matchedCount === 0) throw new NotFound('alert_not_found', 'Alert not found.');
}

/** What fired, the newest first. */
export async function listFirings(userId: string): Promise<Firing[]> {
  const book = await AlertBooks.findById(userId, { firings: 1 }).lean();
  return (book?.firings ?? []).map(toFiring);
}

export async function seeFirings(userId: string): Promise<void> {
  await AlertBooks.updateOne({ _id: userId }, { $set: { 'firings.$[].seen': true } });
}

export const toFiring = ({ at, ...stored }: StoredFiring): Firing => ({ ...stored, at: at.toISOString() });

const toAlert = ({ createdAt, ...stored }: StoredAlert): Alert => ({ ...stored, createdAt: createdAt.toISOString() });

const isSame = (one: StoredAlert, other: StoredAlert): boolean =>
  one.kind === other.kind &&
  one.key === other.key &&
  one.direction === other.direction &&
  one.threshold === other.threshold;

/** One write decides: it goes in at the front where it is missing and there is room. */
function putIn(userId: string, added: StoredAlert) {
  const now = { $ifNull: ['$alerts', []] };
  const { kind, key, direction, threshold } = added;
  const isEqual = Object.entries({ kind, key, direction, threshold }).map(([field, value]) => ({
    $eq: [`$$one.${field}`, { $literal: value }],
  }));
  const isThere = { $anyElementTrue: { $map: { input: now, as: 'one', in: { $and: isEqual } } } };
  const isFull = { $gte: [{ $size: now }, alertsOfAPerson] };
  const alerts = { $cond: [{ $or: [isThere, isFull] }, now, { $concatArrays: [[{ $literal: added }], now] }] };
  const firings = { $ifNull: ['$firings', []] };
  return AlertBooks.findOneAndUpdate({ _id: userId }, [{ $set: { alerts, firings, changedAt: '$$NOW' } }], {
    upsert: true,
    returnDocument: 'after',
    updatePipeline: true,
  }).lean();
}
