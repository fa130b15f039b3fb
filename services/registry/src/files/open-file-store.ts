import { Unavailable } from '@plaza/service-kit/errors';
import type { RegistryConfig } from '../config';
import { CorruptFile, type FileStore } from './file-store';
import { mongodbFiles } from './mongodb-files';
import { s3Files } from './s3-files';

/** Opens the configured store: a bucket, or else the registry's own database. */
export function openFileStore(config: RegistryConfig): FileStore {
  const { FILES_STORE_URL: endpoint, FILES_STORE_BUCKET: bucket, FILES_STORE_REGION: region } = config;
  const { FILES_STORE_KEY_ID: accessKeyId, FILES_STORE_SECRET: secretAccessKey } = config;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return mongodbFiles;
  return sayingUnavailable(s3Files({ endpoint, bucket, region, accessKeyId, secretAccessKey }));
}

/** Converts failures of a remote store, which can fail independently of the registry, to an error with a sentence. */
function sayingUnavailable(store: FileStore): FileStore {
  const orUnavailable = (error: unknown) => {
    if (error instanceof CorruptFile) throw error;
    throw new Unavailable('files_unavailable', 'The store of released files does not answer. Try again later.', error);
  };
  return {
    find: (hash) => store.find(hash).catch(orUnavailable),
    missing: (hashes, now) => store.missing(hashes, now).catch(orUnavailable),
    put: (hash, file, now) => store.put(hash, file, now).catch(orUnavailable),
    markUsed: (hashes, now) => store.markUsed(hashes, now),
    removeUnused: (now) => store.removeUnused(now),
  };
}
