import { Busy } from '@plaza/service-kit/errors';
import type { Middleware } from 'koa';

/** An upload is in memory whole, packed and unpacked: about 85 MB at most. */
const atOnce = 3;
const retryAfterSeconds = 2;

/** Lets so many uploads in at a time, and answers the others, before their bytes are read, when to come again. */
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
