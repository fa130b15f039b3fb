import type { FileEncodings } from '@plaza/service-kit/releases/file-encodings';
import { markUsedUpdate, unusedBefore } from '../last-use';
import { FileModel } from './file.model';
import type { FileStore } from './file-store';

/** Stores files as documents in the registry's own database. */
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
    await FileModel.replaceOne({ _id: hash }, { _id: hash, ...file, usedAt: now }, { upsert: true });
  },

  markUsed: markFilesUsed,

  async removeUnused(now) {
    // Files older than these marks have no known last use, so their time starts now.
    await FileModel.updateMany({ usedAt: { $exists: false } }, { $set: { usedAt: now } });
    const { deletedCount } = await FileModel.deleteMany({ usedAt: { $lt: unusedBefore(now) } });
    return deletedCount;
  },
};

async function markFilesUsed(hashes: readonly string[], now: Date): Promise<void> {
  const [old, mark] = markUsedUpdate(now);
  await FileModel.updateMany({ _id: { $in: [...hashes] }, ...old }, mark);
}

/** A file as the driver returns it, with its bytes in a wrapper. */
type StoredFile = { readonly [Form in keyof FileEncodings]: { readonly buffer: Uint8Array } };

const bytesOf = ({ buffer }: { readonly buffer: Uint8Array }) =>
  Buffer.from(buffer.buffer, buffer.byteOffset, buffer.byteLength);
