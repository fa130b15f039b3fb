import { fitsCurrency } from '@plaza/contracts/currencies';
import { tooManyDecimals } from '@plaza/contracts/finance/fields';
import { InvalidInput, NotFound } from '@plaza/service-kit/errors';
import { retryOnConflict } from '@plaza/service-kit/retry-on-conflict';
import type { Model, QueryFilter, Types, UpdateQuery } from 'mongoose';
import { exactText, toDecimal } from '../money';
import { isKnownCurrency } from '../rates/conversion';
import { toRateSettings } from '../rates/user-rates';
import { SettingsModel } from '../settings/records/settings.model';
import { addRecordOnce } from './add-record-once';
import type { IdempotencyKey } from './idempotency-key';
import { requireQuota } from './quota';
import type { UserRecord } from './user-record';
import { changedElsewhere, fromVersion } from './version';

/** How a kind of record is stored. */
export interface RecordStore<Stored extends UserRecord> {
  readonly model: Model<Stored>;
  /** For error codes and messages: "loan" for `loan_not_found`. */
  readonly noun: string;
  /** Fields whose amounts may have at most the decimals of the currency. */
  readonly amounts: readonly (keyof Stored & string)[];
}

/** A user's records, the oldest first. */
export async function listRecords<Stored extends UserRecord>(
  { model }: RecordStore<Stored>,
  userId: string,
): Promise<Stored[]> {
  const mine = { userId } as QueryFilter<Stored>;
  return (await model.find(mine).sort({ createdAt: 1, _id: 1 }).lean()) as Stored[];
}

/**
 * Adds a record, once for each `request`.
 * @throws Conflict `too_many_records`, `idempotency_key_reused`; InvalidInput for an unknown currency, see
 * `requireCurrency`
 */
export async function addRecord<Stored extends UserRecord>(
  { model, noun }: RecordStore<Stored>,
  userId: string,
  fields: Partial<Stored> & Pick<Stored, 'currency'>,
  request?: IdempotencyKey,
): Promise<Stored> {
  return addRecordOnce(model, userId, request, async (addedBy) => {
    await requireQuota(model, noun, userId);
    await requireCurrency(userId, fields.currency);
    const added = new model<object>({ ...fields, ...addedBy, userId, version: 0 });
    return (await added.save()).toObject() as Stored;
  });
}

/**
 * Changes a record on condition that it still has the version that was read. If another request wrote in between, the
 * record is read again, unless the caller gave the version that they saw.
 * @param toFields the fields to write, from the record as it was read
 * @throws Conflict `changed_elsewhere`, with nothing written; NotFound, also for another user's record; InvalidInput
 */
export async function changeRecord<Stored extends UserRecord>(
  kind: RecordStore<Stored>,
  mine: QueryFilter<Stored> & { userId: string },
  version: number | undefined,
  toFields: (before: Stored) => Partial<Stored> | Promise<Partial<Stored>>,
): Promise<Stored> {
  const { model, noun } = kind;
  const attempt = async () => {
    const before = (await model.findOne(mine).lean()) as Stored | null;
    if (!before) throw recordNotFound(noun);
    const seen = before.version ?? 0;
    if (version !== undefined && version !== seen) throw changedElsewhere();
    const fields = await toFields(before);
    if (fields.currency && fields.currency !== before.currency) await requireCurrency(mine.userId, fields.currency);
    requireFittingAmounts(kind, { ...before, ...fields });
    const unchanged = { ...mine, ...fromVersion(seen) } as QueryFilter<Stored>;
    const write = { $set: { ...fields, version: seen + 1 } } as UpdateQuery<Stored>;
    const after = await model
      .findOneAndUpdate(unchanged, write, { returnDocument: 'after', runValidators: true })
      .lean();
    return after as Stored | null;
  };
  return retryOnConflict(attempt, { exhausted: changedElsewhere });
}

export async function removeRecord<Stored extends UserRecord>(
  { model, noun }: RecordStore<Stored>,
  userId: string,
  id: string,
): Promise<void> {
  const { deletedCount } = await model.deleteOne({ _id: id, userId } as QueryFilter<Stored>);
  if (deletedCount === 0) throw recordNotFound(noun);
}

/** For a record that does not exist, or is another user's. */
export const recordNotFound = (noun: string) => new NotFound(`${noun}_not_found`, `This ${noun} does not exist.`);

/** @throws InvalidInput for a currency that is not listed and for which the user has no custom rate */
export async function requireCurrency(userId: string, code: string): Promise<void> {
  const noOverrides = { overrides: new Map<string, never>() };
  if (isKnownCurrency(code, noOverrides)) return;
  if (isKnownCurrency(code, toRateSettings(await SettingsModel.findById(userId).lean()))) return;
  const message = `${code} is not a currency that has a rate; set one for it first`;
  throw new InvalidInput(message, [{ path: 'currency', message }]);
}

function requireFittingAmounts<Stored extends UserRecord>({ amounts }: RecordStore<Stored>, record: Stored): void {
  const details = amounts
    .filter((field) => {
      const amount = record[field] as Types.Decimal128 | null | undefined;
      return amount && !fitsCurrency(exactText(toDecimal(amount)), record.currency);
    })
    .map((path) => ({ path, message: tooManyDecimals(record.currency) }));
  const [first] = details;
  if (first) throw new InvalidInput(first.message, details);
}
