import { buffer } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import mongoose, { type Connection } from 'mongoose';
import type { FileStore } from './file-store';

/** The time limit of a query, the same as for all other queries. */
const queryMs = 5000;

/** Stores files in a database, which has to be open before the first use. A file's name is its id. */
export function gridFsStore(database: Connection, bucketName: string): FileStore {
  function bucket() {
    if (!database.db) throw new Error('the database is not open');
    return new mongoose.mongo.GridFSBucket(database.db, { bucketName });
  }
  const find = (id: string) => bucket().find({ filename: id }, { maxTimeMS: queryMs }).toArray();

  return {
    async put(id, { bytes, type }) {
      const upload = bucket().openUploadStream(id, { metadata: { type } });
      upload.end(bytes);
      await finished(upload);
    },
    async get(id) {
      const [file] = await find(id);
      if (!file) return undefined;
      const bytes = await buffer(bucket().openDownloadStream(file._id));
      return { bytes, type: String(file.metadata?.type) };
    },
    async remove(id) {
      for (const { _id } of await find(id)) await bucket().delete(_id);
    },
  };
}
