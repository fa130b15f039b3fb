import { z } from 'zod';
import { must } from '../sentences';
import { untrimmedText } from '../text';

/** The file of an upload that contains its signature, next to its description; browsers never load it. */
export const releaseSignature = 'release.dsse.json';

/** The media type of the signed bytes: an in-toto statement. */
export const statementType = 'application/vnd.in-toto+json';

const maxPayload = 512 * 1024;

/** A DSSE envelope with one signature. `payload` is the statement in base64; `keyid` is a hint that proves nothing. */
export const SignatureEnvelope = z.strictObject({
  payloadType: z.literal(statementType),
  payload: z.base64().min(4).max(maxPayload),
  signatures: z.array(z.strictObject({ keyid: untrimmedText(128).optional(), sig: z.base64().length(88) })).length(1),
});
export type SignatureEnvelope = z.infer<typeof SignatureEnvelope>;

const pemLines = /-----(BEGIN|END) PUBLIC KEY-----/g;

/** An Ed25519 public key as SPKI in base64; the header and footer of a PEM file are removed. */
export const Ed25519PublicKey = z
  .string()
  .max(200)
  .transform((typed) => typed.replace(pemLines, '').replace(/\s/g, ''))
  .refine((key) => /^MCowBQYDK2VwAyEA[A-Za-z0-9+/]{43}=$/.test(key), must('be an Ed25519 public key'));
