import { fitsCurrency } from '@plaza/contracts/currencies';
import { tooManyDecimals } from '@plaza/contracts/finance/fields';
import { BadInput, NotFound } from '@plaza/service-kit/errors';
import type { Model, QueryFilter, Types, UpdateQuery } from 'mongoose';
import { exactText, toDecimal } from '../money';
import { isKnownCurrency } from '../rates/conversion';
import { toRateSettings } from '../rates/user-rates';
import { SettingsModel } from '../settings/settings.model';
import { changedElsewhere, fromVersion } from './version';

/** What every record of a person has. */
export interface UserRecord {
  _id: string;
  userId: string;
  currency: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

/** A kind of record, as far as its keeping goes. */
export interface RecordStore<Kept extends UserRecord> {
  readonly model: Model<Kept>;
  /** "loan": for `loan_not_found` and its sentence. */
  readonly noun: string;
  /** The amounts that may have no more decimals than the record's currency. */
  readonly amounts: readonly (keyof Kept & string)[];
}

/** A person's records, oldest first. */
export async function listRecords<Kept extends UserRecord>(
  { model }: RecordStore<Kept>,
  userId: string,
): Promise<Kept[]> {
  const mine = { userId } as QueryFilter<Kept>;
  return (await model.find(mine).sort({ createdAt: 1, _id: 1 }).lean()) as Kept[];
}

/** @throws BadInput for a currency that neither the list nor the person knows */
export async function addRecord<Kept extends UserRecord>(
  { model }: RecordStore<Kept>,
  userId: string,
  fields: Partial<Kept> & Pick<Kept, 'currency'>,
): Promise<Kept> {
  await requireCurrency(userId, fields.currency);
  const added = new model<object>({ ...fields, userId, version: 0 });
  return (await added.save()).toObject() as Kept;
}

/**
 * Changes a record from the state that it is in: where another request changes it meanwhile, it is looked at again,
 * unless the caller said which version they saw.
 * @param fieldsFor what to write, given the record as it is
 * @throws changed_elsewhere, with nothing written; NotFound, also for what is somebody else's; BadInput
 */
export async function changeRecord<Kept extends UserRecord>(
  kind: RecordStore<Kept>,
  mine: QueryFilter<Kept> & { userId: string },
  version: number | undefined,
  fieldsFor: (before: Kept) => Partial<Kept> | Promise<Partial<Kept>>,
): Promise<Kept> {
  const { model, noun } = kind;
  for (;;) {
    const before = (await model.findOne(mine).lean()) as Kept | null;
    if (!before) throw recordNotFound(noun);
    const seen = before.version ?? 0;
    if (version !== undefined && version !== seen) throw changedElsewhere();
    const fields = await fieldsFor(before);
    if (fields.currency && fields.currency !== before.currency) await requireCurrency(mine.userId, fields.currency);
    requireFittingAmounts(kind, { ...before, ...fields });
    const asSeen = { ...mine, ...fromVersion(seen) } as QueryFilter<Kept>;
    const write = { $set: { ...fields, version: seen + 1 } } as UpdateQuery<Kept>;
    const after = await model.findOneAndUpdate(asSeen, write, { returnDocument: 'after', runValidators: true }).lean();
    if (after) return after as Kept;
  }
}

export async function removeRecord<Kept extends UserRecord>(
  { model, noun }: RecordStore<Kept>,
  userId: string,
  id: string,
): Promise<void> {
  const { deletedCount } = await model.deleteOne({ _id: id, userId } as QueryFilter<Kept>);
  if (deletedCount === 0) throw recordNotFound(noun);
}

/** It is not there, or it is somebody else's. */
export const recordNotFound = (noun: string) => new NotFound(`${noun}_not_found`, `This ${noun} does not exist.`);

/** @throws BadInput for a currency that is neither on the list nor one that the person has a rate of their own for */
export async function requireCurrency(userId: string, code: string): Promise<void> {
  const nothingOfTheirs = { overrides: new Map<string, never>() };
  if (isKnownCurrency(code, nothingOfTheirs)) return;
  if (isKnownCurrency(code, toRateSettings(await SettingsModel.findById(userId).lean()))) return;
  const message = `${code} is not a currency that has a rate; set one for it first`;
  throw new BadInput(message, [{ path: 'currency', message }]);
}

function requireFittingAmounts<Kept extends UserRecord>({ amounts }: RecordStore<Kept>, record: Kept): void {
  const details = amounts
    .filter((field) => !fitsCurrency(exactText(toDecimal(record[field] as Types.Decimal128)), record.currency))
    .map((path) => ({ path, message: tooManyDecimals(record.currency) }));
  const [first] = details;
  if (first) throw new BadInput(first.message, details);
}
