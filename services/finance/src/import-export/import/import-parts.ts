import { EverythingImport, type ImportPart } from '@plaza/contracts/finance/import-export';
import { importPartBytes, maxImportParts } from '@plaza/contracts/finance/import-parts';
import { recordKinds } from '@plaza/contracts/finance/record-kinds';
import { limits } from '@plaza/contracts/limits';
import { isDuplicateKey } from '@plaza/service-kit/database';
import { Conflict, InvalidInput, parse } from '@plaza/service-kit/errors';
import { ImportPartModel } from './import-part.model';

/** How many parts a user may send within an hour: enough for five of the largest files. */
export const partsPerHour = 5 * maxImportParts;

/** The maximum JSON size of a stored part, in bytes: its rows, and the names of their kinds. */
const maxStoredBytes = importPartBytes + 1000;

/**
 * Stores a part for its import, and removes the parts of other files: a user can store at most one file.
 * @throws Conflict `import_parts_missing` if the part before it is missing, as another window is sending another file;
 * InvalidInput for a part that is larger than any part of an export
 */
export async function addImportPart(userId: string, { file, place, rows }: ImportPart): Promise<void> {
  const stored = JSON.stringify(rows);
  if (Buffer.byteLength(stored) > maxStoredBytes) throw new InvalidInput('This part is too large.');
  if (place > 0 && !(await ImportPartModel.exists({ userId, file, place: place - 1 }))) throw partsMissing();
  await ImportPartModel.deleteMany({ userId, file: { $ne: file } });
  const part = { userId, file, place, rows: stored, sentAt: new Date() };
  try {
    await ImportPartModel.replaceOne({ _id: `${userId}/${file}/${place}`, userId }, part, { upsert: true });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error; // the same part, sent twice at the same time
  }
}

/**
 * The content of an import together with the rows of its parts.
 * @throws Conflict `import_parts_missing` if a part was not sent, or has been removed; InvalidInput for too many rows
 */
export async function withParts(
  userId: string,
  { data, parts }: Pick<EverythingImport, 'data' | 'parts'>,
): Promise<EverythingImport['data']> {
  if (!parts) return data;
  const { file, count } = parts;
  const all = { ...data, ...Object.fromEntries(recordKinds.map((kind) => [kind, [...data[kind]]])) };
  let next = 0;
  const stored = ImportPartModel.find({ userId, file, place: { $lt: count } }).sort({ place: 1 });
  for await (const { place, rows } of stored.lean().cursor()) {
    if (place !== next) throw partsMissing();
    next += 1;
    const read = JSON.parse(rows) as ImportPart['rows'];
    for (const kind of recordKinds) all[kind].push(...(read[kind] ?? []));
    // No further part is read, as the sender of the parts determines how many rows they have.
    if (recordKinds.some((kind) => all[kind].length > limits.recordsOfAKind)) break;
  }
  const whole = parse(EverythingImport.shape.data, all);
  if (next !== count) throw partsMissing();
  return whole;
}

const partsMissing = () =>
  new Conflict('import_parts_missing', 'What was sent of this file is not there any more. Choose the file again.');

/** @param file the file whose parts are removed; without it, the parts of every file */
export async function removeImportParts(userId: string, file?: string): Promise<void> {
  await ImportPartModel.deleteMany(file === undefined ? { userId } : { userId, file });
}
