import { createHash } from 'node:crypto';

/** The number of positions in a rollout: 100 per percent. */
export const positions = 10_000;

/**
 * The position of a visitor in the rollout of a release, from 0 to 9,999, and the `key` under which the registry admits
 * the visitor. The order differs by release, so that it is not always the same users who get new releases first.
 * @param visitorId the id of a user; before signing in, that of a browser
 */
export function positionOf(of: { readonly visitorId: string; readonly remote: string; readonly version: string }): {
  readonly position: number;
  readonly key: string;
} {
  const digest = createHash('sha256').update(`${of.visitorId} ${of.remote} ${of.version}`).digest();
  return { position: digest.readUIntBE(0, 6) % positions, key: digest.subarray(6, 22).toString('base64url') };
}
