import type { FileForms } from '@plaza/service-kit/file-forms';
import { markUsed, unusedBefore } from '../last-use';
import { FileModel } from './file.model';
import type { FileStore } from './file-store';

/** Files as documents of the registry's own database. */
export const mongodbFiles: FileStore = {
  async find(hash) {
    const found = await FileModel.findById(hash).lean<StoredFile>();
    if (!found) return undefined;
    const { identity, br, gzip } = found;
    return {
      identity: bytesOf(identity),
      ...(br ? { br: bytesOf(br) } : {}),
      ...(gzip ? { gzip: bytesOf(gzip) } : {}),
    };
  },

  async missing(hashes, now) {
    await markFilesUsed(hashes, now);
    const found = await FileModel.find({ _id: { $in: hashes } }, { _id: 1 }).lean();
    const present = new Set(found.map(({ _id }) => _id));
    return hashes.filter((hash) => !present.has(hash));
  },

  async put(hash, file, now) {
    await FileModel.updateOne({ _id: hash }, { $setOnInsert: { ...file }, $set: { usedAt: now } }, { upsert: true });
  },

  markUsed: markFilesUsed,

  async removeUnused(now) {
    // Of files from before there were marks nobody knows when they were used.
    await FileModel.updateMany({ usedAt: { $exists: false } }, { $set: { usedAt: now } });
    const { deletedCount } = await FileModel.deleteMany({ usedAt: { $lt: unusedBefore(now) } });
    return deletedCount;
  },
};

async function markFilesUsed(hashes: readonly string[], now: Date): Promise<void> {
  const [old, mark] = markUsed(now);
  await FileModel.updateMany({ _id: { $in: [...hashes] }, ...old }, mark);
}

/** As the driver gives it: bytes in a wrapper of its own. */
type StoredFile = { readonly [Form in keyof FileForms]: { readonly buffer: Uint8Array } };

const bytesOf = ({ buffer }: { readonly buffer: Uint8Array }) =>
  Buffer.from(buffer.buffer, buffer.byteOffset, buffer.byteLength);
