import { randomUUID } from 'node:crypto';
import { type Alert, alertsOfAPerson, type Firing, type NewAlert } from '@plaza/contracts/markets/alerts';
import { Conflict, NotFound } from '@plaza/service-kit/errors';
import { retryOnConflict } from '@plaza/service-kit/retry-on-conflict';
import { ignoreDuplicateKey } from '../database';
import type { Quotes } from '../quote-lists/quotes';
import { isBeyondThreshold } from './threshold';
import { type AlertCondition, type AlertRecord, type FiringRecord, UserAlertsModel } from './user-alerts.model';

/** A user's alerts, the newest first. */
export async function listAlerts(userId: string): Promise<Alert[]> {
  const book = await UserAlertsModel.findById(userId, { alerts: 1 }).lean();
  return (book?.alerts ?? []).map(toAlert);
}

/**
 * Adds an alert on a quote. If the price is already beyond the threshold, the alert is armed once the price has
 * returned.
 * @returns the alert, or the existing one if there is an equal one
 * @throws NotFound `quote_not_found`; Conflict `too_many_alerts`; Unavailable
 */
export async function addAlert(userId: string, input: NewAlert, quotes: Quotes): Promise<Alert> {
  const list = await quotes.list(input.kind);
  const quote = list.quotes.find(({ key }) => key === input.key);
  if (!quote) throw new NotFound('quote_not_found', 'No list has this.');
  return storeAlert(userId, { ...input, name: quote.name, armed: !isBeyondThreshold(input, quote.price) });
}

/**
 * Stores an alert. One that is not armed is armed by the first evaluation with a price short of its threshold.
 * @returns the alert, or the existing one if there is an equal one
 * @throws Conflict `too_many_alerts`
 */
export async function storeAlert(
  userId: string,
  input: AlertCondition & Pick<AlertRecord, 'armed'>,
  createdAt = new Date(),
): Promise<Alert> {
  const added: AlertRecord = { ...input, id: randomUUID(), createdAt };
  const { alerts } = await retryOnConflict(() => insertOnce(userId, added));
  const stored = alerts.find((one) => isEqual(one, added));
  if (stored) return toAlert(stored);
  throw new Conflict('too_many_alerts', `You can have at most ${alertsOfAPerson} alerts.`);
}

/** @throws NotFound, also for another user's alert */
export async function removeAlert(userId: string, id: string): Promise<void> {
  const change = { $pull: { alerts: { id } }, $currentDate: { changedAt: true } } as const;
  const { matchedCount } = await UserAlertsModel.updateOne({ _id: userId, 'alerts.id': id }, change);
  if (matchedCount === 0) throw new NotFound('alert_not_found', 'Alert not found.');
}

/** A user's firings, the newest first. */
export async function listFirings(userId: string): Promise<Firing[]> {
  const book = await UserAlertsModel.findById(userId, { firings: 1 }).lean();
  return (book?.firings ?? []).map(toFiring);
}

export async function markFiringsSeen(userId: string): Promise<void> {
  await UserAlertsModel.updateOne({ _id: userId }, { $set: { 'firings.$[].seen': true } });
}

/** The stored record of an alert that fires. */
export function firingOf(alert: AlertCondition & Pick<AlertRecord, 'id'>, price: number, at: Date): FiringRecord {
  const { id: alertId, kind, key, name, direction, threshold } = alert;
  return { id: randomUUID(), alertId, kind, key, name, direction, threshold, price, at, seen: false };
}

export const toFiring = ({ at, ...stored }: FiringRecord): Firing => ({ ...stored, at: at.toISOString() });

const toAlert = ({ createdAt, ...stored }: AlertRecord): Alert => ({ ...stored, createdAt: createdAt.toISOString() });

const isEqual = (one: AlertRecord, other: AlertRecord): boolean =>
  one.kind === other.kind &&
  one.key === other.key &&
  one.direction === other.direction &&
  one.threshold === other.threshold;

/**
 * Inserts the alert in front unless there is an equal one or the list is full; one atomic write.
 * @returns undefined when another write created the document at the same moment
 */
function insertOnce(userId: string, added: AlertRecord) {
  const current = { $ifNull: ['$alerts', []] };
  const { kind, key, direction, threshold } = added;
  const equalities = Object.entries({ kind, key, direction, threshold }).map(([field, value]) => ({
    $eq: [`$$one.${field}`, { $literal: value }],
  }));
  const exists = { $anyElementTrue: { $map: { input: current, as: 'one', in: { $and: equalities } } } };
  const isFull = { $gte: [{ $size: current }, alertsOfAPerson] };
  const alerts = { $cond: [{ $or: [exists, isFull] }, current, { $concatArrays: [[{ $literal: added }], current] }] };
  const firings = { $ifNull: ['$firings', []] };
  return UserAlertsModel.findOneAndUpdate({ _id: userId }, [{ $set: { alerts, firings, changedAt: '$$NOW' } }], {
    upsert: true,
    returnDocument: 'after',
    updatePipeline: true,
  })
    .lean()
    .catch(ignoreDuplicateKey);
}
