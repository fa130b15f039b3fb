import { InvalidInput, TooManyRequests, Unavailable } from '@plaza/service-kit/errors';
import type { Metadata, SharpConstructor } from 'sharp';

/** Width and height of a profile picture, in pixels. */
export const pictureSize = 256;
/** A small file can declare any dimensions; photos from phones are below this limit. */
const maxPixels = 50_000_000;
const maxSeconds = 10;
/** How many pictures are processed at the same time; further requests are rejected with 429. */
const maxConcurrent = 4;

/** The allowed formats, by their names in libvips. No other format, such as SVG, is parsed. */
const readers = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((name) => `VipsForeignLoad${name}`);

let library: Promise<SharpConstructor> | undefined;
let running = 0;

/** Loads the library with the first picture: it is native and large, and must not delay the start. */
const loadSharp = () => {
  library ??= import('sharp').then(({ default: loaded }) => {
    loaded.concurrency(1);
    loaded.cache(false);
    loaded.block({ operation: ['VipsForeignLoad'] });
    loaded.unblock({ operation: readers });
    return loaded;
  });
  return library;
};

/**
 * Converts an uploaded picture to a profile picture: upright, square, WebP, without metadata.
 * @throws InvalidInput `not_a_picture`, judged by the bytes alone, with the library's error as its cause;
 * TooManyRequests; Unavailable `picture_too_slow`
 */
export async function toProfilePicture(bytes: Buffer): Promise<Buffer> {
  if (running >= maxConcurrent) throw new TooManyRequests(2);
  running += 1;
  try {
    return await render(bytes, await loadSharp());
  } finally {
    running -= 1;
  }
}

async function render(bytes: Buffer, sharp: SharpConstructor): Promise<Buffer> {
  const options = { limitInputPixels: maxPixels, failOn: 'truncated', autoOrient: true } as const;
  if (!isAccepted(await read(() => sharp(bytes, options).metadata()))) throw notAPicture();
  // The intermediate PNG preserves transparency, grays and 16 bits; it is hardly compressed, as it is read again at
  // once.
  const square = await read(() =>
    sharp(bytes, options)
      .resize(pictureSize, pictureSize, { fit: 'cover' })
      .png({ compressionLevel: 1 })
      .timeout({ seconds: maxSeconds })
      .toBuffer(),
  );
  // The upload is readable, so an error from here on is internal.
  return sharp(square).webp({ quality: 82 }).toBuffer();
}

/**
 * Any error of the library while it reads means that the bytes are unreadable, unless the time limit was reached, as
 * happens under load.
 */
async function read<Result>(reading: () => Promise<Result>): Promise<Result> {
  const began = performance.now();
  try {
    return await reading();
  } catch (cause) {
    if (performance.now() - began < maxSeconds * 1000) throw notAPicture(cause);
    throw new Unavailable('picture_too_slow', 'Reading this picture took too long. Please try again.', cause);
  }
}

/** HEIF is accepted only as AVIF: its container also has formats that browsers cannot show. */
const isAccepted = ({ format, compression }: Metadata): boolean =>
  format === 'heif' ? compression === 'av1' : ['jpeg', 'png', 'webp', 'gif'].includes(format ?? '');

function notAPicture(cause?: unknown): InvalidInput {
  const error = new InvalidInput('This file is not a picture that we can read.', undefined, 'not_a_picture');
  error.cause = cause;
  return error;
}
