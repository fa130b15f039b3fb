import { Busy } from '@plaza/service-kit/errors';
import type { Middleware } from 'koa';

/** The maximum number of simultaneous uploads: each is in memory as a whole, packed and unpacked, up to about 85 MB. */
const atOnce = 3;
const retryAfterSeconds = 2;

/** Limits simultaneous uploads, and refuses further ones with a time to retry before their bodies are read. */
export function limitUploads(): Middleware {
  let running = 0;
  return async function limitUploads(_ctx, next) {
    if (running === atOnce) {
      throw new Busy(
        retryAfterSeconds,
        'Other releases are being uploaded just now. Please try again in a few seconds.',
      );
    }
    running++;
    try {
      await next();
    } finally {
      running--;
    }
  };
}
