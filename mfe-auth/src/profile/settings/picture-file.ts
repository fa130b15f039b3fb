import type { pictureTypes } from '@plaza/contracts/identity/profile';
import { limits } from '@plaza/contracts/limits';

/** The accepted image types. */
export const pictureKinds = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
] as const satisfies readonly (typeof pictureTypes)[number][];

const megabytes = limits.pictureBytes / 1024 / 1024;
const isPicture = (type: string) => pictureKinds.some((kind) => kind === type);

/** Why a file is not accepted as a picture, checked before the upload. */
export function pictureError({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!isPicture(type)) return 'Choose a JPEG, PNG, WebP, GIF or AVIF image.';
  if (size > limits.pictureBytes) return `Choose a picture of at most ${megabytes} MB.`;
  return undefined;
}
