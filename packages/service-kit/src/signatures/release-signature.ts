import { isDeepStrictEqual } from 'node:util';
import type { Release } from '@plaza/contracts/registry/releases';
import { SignatureEnvelope, statementType } from '@plaza/contracts/registry/signatures';
import { z } from 'zod';
import { nameOfHash } from '../releases/file-encodings';
import { openEnvelope, signEnvelope } from './dsse';

const statement = 'https://in-toto.io/Statement/v1';
const predicate = 'urn:plaza:release:1';

const Statement = z.strictObject({
  _type: z.literal(statement),
  subject: z.array(z.strictObject({ name: z.string(), digest: z.strictObject({ sha384: z.string() }) })),
  predicateType: z.literal(predicate),
  predicate: z.record(z.string(), z.unknown()),
});
type Statement = z.infer<typeof Statement>;

/** An in-toto statement v1 about a release: its subjects are the files, its predicate is the rest of the release. */
function statementOf({ integrity, name, version, ...rest }: Release): Statement {
  return {
    _type: statement,
    subject: Object.entries(integrity).map(([file, hash]) => ({ name: file, digest: { sha384: nameOfHash(hash) } })),
    predicateType: predicate,
    predicate: { release: `${name}@${version}`, ...rest },
  };
}

/** Signs a release. @param privateKey an Ed25519 key, PKCS #8 in PEM @throws for any other key */
export function signRelease(release: Release, privateKey: string): SignatureEnvelope {
  const payload = Buffer.from(JSON.stringify(statementOf(release)));
  return SignatureEnvelope.parse(signEnvelope(statementType, payload, privateKey));
}

/**
 * The reason why a signature is not one of this release by one of the keys, as a phrase that follows the name of its
 * file; undefined for a valid one.
 * @param publicKeys SPKI in base64
 */
export function findSignatureError(
  release: Release,
  signature: SignatureEnvelope,
  publicKeys: readonly string[],
): string | undefined {
  const payload = openEnvelope(signature, statementType, publicKeys);
  if (!payload) return 'is not signed by a key of the team';
  const signed = Statement.safeParse(parsedJson(payload)).data;
  if (!signed) return 'holds no statement on a release';
  const expected = statementOf(release);
  if (!isDeepStrictEqual(signed.predicate, expected.predicate)) {
    return `is about ${String(signed.predicate.release).slice(0, 100)}, or describes it otherwise`;
  }
  return isDeepStrictEqual(inOrder(signed), inOrder(expected)) ? undefined : 'names other files than the release has';
}

/** A list instead of a map, so that a file that is named twice counts twice. */
const inOrder = ({ subject }: Statement) => subject.map(({ name, digest }) => `${name} ${digest.sha384}`).sort();

function parsedJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
