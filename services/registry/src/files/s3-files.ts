import { createHash } from 'node:crypto';
import { nameOfHash, packForms, unpackForms } from '@plaza/service-kit/file-forms';
import { AwsClient } from 'aws4fetch';
import type { FileStore } from './file-store';

const requestMs = 10_000;
const atOnce = 10;

export interface S3Options {
  /** The address of the store, without the bucket. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Files as objects of a bucket in a store that speaks S3: `files/<hash in hex>`, all forms of a file in one object. */
export function s3Files({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Options): FileStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });

  /** @throws Error unless it succeeds or there is no such object */
  async function request(
    method: 'GET' | 'HEAD' | 'PUT',
    hash: string,
    body: Buffer = Buffer.alloc(0),
  ): Promise<Response> {
    const response = await client.fetch(`${endpoint.replace(/\/$/, '')}/${bucket}/files/${nameOfHash(hash)}`, {
      method,
      // The signature is over the bytes too.
      headers: { 'X-Amz-Content-Sha256': createHash('sha256').update(body).digest('hex') },
      ...(method === 'PUT' ? { body: new Uint8Array(body) } : {}),
      signal: AbortSignal.timeout(requestMs),
    });
    if (response.ok || (response.status === 404 && method !== 'PUT')) return response;
    throw new Error(`the store of files answered ${response.status} to ${method}`);
  }

  return {
    async find(hash) {
      const response = await request('GET', hash);
      if (response.status === 404) return undefined;
      const file = unpackForms(Buffer.from(await response.arrayBuffer()));
      if (!file) throw new Error(`the object of ${hash} is broken`);
      return file;
    },

    async missing(hashes) {
      const missing: string[] = [];
      for (let from = 0; from < hashes.length; from += atOnce) {
        const some = hashes.slice(from, from + atOnce);
        const answers = await Promise.all(some.map((hash) => request('HEAD', hash)));
        missing.push(...some.filter((_hash, index) => answers[index]?.status === 404));
      }
      return missing;
    },

    async put(hash, file) {
      await request('PUT', hash, packForms(file));
    },

    // An object cannot be removed only if nobody has begun to use it: a bucket keeps all of them.
    markUsed: async () => undefined,
    removeUnused: async () => 0,
  };
}
