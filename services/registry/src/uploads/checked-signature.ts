import type { Release } from '@plaza/contracts/registry/releases';
import { releaseSignature, SignatureEnvelope } from '@plaza/contracts/registry/signatures';
import { parse } from '@plaza/service-kit/errors';
import { findSignatureError } from '@plaza/service-kit/signatures/release-signature';
import { jsonIn } from '../json-in';
import type { TeamRecord } from '../teams/team.model';
import { uploadError } from './upload-error';

/**
 * Verifies the signature of a release if its team has a key. A team with a key must sign its releases, and a signature
 * that cannot be verified here is refused.
 * @throws InvalidInput
 */
export function checkedSignature(
  bytes: Buffer | undefined,
  release: Release,
  team: TeamRecord | null,
): SignatureEnvelope | undefined {
  const keys = team?.keys ?? [];
  if (!bytes) {
    if (keys.length === 0) return undefined;
    throw uploadError(
      'signature_missing',
      `${team?.name} signs its releases: the archive holds no ${releaseSignature}.`,
    );
  }
  if (keys.length === 0) {
    throw uploadError('signature_unchecked', `${releaseSignature} cannot be checked: ${release.name} has no key here.`);
  }
  const signature = parse(SignatureEnvelope, jsonIn(bytes, releaseSignature));
  const error = findSignatureError(
    release,
    signature,
    keys.map(({ publicKey }) => publicKey),
  );
  if (error) throw uploadError('signature_refused', `${releaseSignature} ${error}.`);
  return signature;
}
