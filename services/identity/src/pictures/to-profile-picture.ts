import { BadInput, TooMany, Unavailable } from '@plaza/service-kit/errors';
import type { Metadata, SharpConstructor } from 'sharp';

/** Width and height of a profile picture, in pixels. */
export const pictureSize = 256;
/** A small file can say that it is endlessly wide; what phones take is below this. */
const maxPixels = 50_000_000;
const maxSeconds = 10;
/** Pictures that are made at the same time, in threads of their own; whoever comes then is asked to try again. */
const maxAtOnce = 4;

/** What may be read, under the names that it has in libvips. Everything else, SVG for one, is not even looked into. */
const readers = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((name) => `VipsForeignLoad${name}`);

let sharp: Promise<SharpConstructor> | undefined;
let atOnce = 0;

/** Loaded with the first picture: the library is native and large, and starting the service must not wait for it. */
const openSharp = () => {
  sharp ??= import('sharp').then(({ default: loaded }) => {
    loaded.concurrency(1);
    loaded.cache(false);
    loaded.block({ operation: ['VipsForeignLoad'] });
    loaded.unblock({ operation: readers });
    return loaded;
  });
  return sharp;
};

/**
 * Makes a profile picture of an uploaded one: upright, square, WebP, without what the camera wrote along.
 * @throws BadInput `not_a_picture`, judged by the bytes alone, with what the library said as its cause; TooMany;
 * Unavailable `picture_too_slow`
 */
export async function toProfilePicture(bytes: Buffer): Promise<Buffer> {
  if (atOnce >= maxAtOnce) throw new TooMany(2);
  atOnce += 1;
  try {
    return await render(bytes, await openSharp());
  } finally {
    atOnce -= 1;
  }
}

async function render(bytes: Buffer, sharpOf: SharpConstructor): Promise<Buffer> {
  const options = { limitInputPixels: maxPixels, failOn: 'truncated', autoOrient: true } as const;
  if (!isTaken(await read(() => sharpOf(bytes, options).metadata()))) throw notAPicture();
  // PNG between the two keeps transparency, greys and 16 bits as they are; hardly compressed, as it is read at once.
  const square = await read(() =>
    sharpOf(bytes, options)
      .resize(pictureSize, pictureSize, { fit: 'cover' })
      .png({ compressionLevel: 1 })
      .timeout({ seconds: maxSeconds })
      .toBuffer(),
  );
  // Bytes that could be read: what fails from here on is no fault of theirs.
  return sharpOf(square).webp({ quality: 82 }).toBuffer();
}

/**
 * Whatever the library says of bytes while it reads them, it means that it could not read them, unless time ran out: it
 * does when there is much else to do.
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

/** AVIF comes in the same container as pictures that browsers cannot show. */
const isTaken = ({ format, compression }: Metadata): boolean =>
  format === 'heif' ? compression === 'av1' : ['jpeg', 'png', 'webp', 'gif'].includes(format ?? '');

function notAPicture(cause?: unknown): BadInput {
  const refusal = new BadInput('This file is not a picture that we can read.', undefined, 'not_a_picture');
  refusal.cause = cause;
  return refusal;
}
