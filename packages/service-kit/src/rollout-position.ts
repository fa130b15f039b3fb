import { createHash } from 'node:crypto';

/** The positions of a rollout: a hundred to the percent. */
export const positions = 10_000;

/**
 * Where a person stands in the rollout of a release: `position`, from 0 to 9,999, and `key`, which names them among
 * those whom the release meets. Each release has an order of its own, so that not always the same people come first.
 * @param person the id of a user, or before signing in of a browser
 */
export function positionOf(of: { readonly person: string; readonly remote: string; readonly version: string }): {
  readonly position: number;
  readonly key: string;
} {
  const digest = createHash('sha256').update(`${of.person} ${of.remote} ${of.version}`).digest();
  return { position: digest.readUIntBE(0, 6) % positions, key: digest.subarray(6, 22).toString('base64url') };
}
