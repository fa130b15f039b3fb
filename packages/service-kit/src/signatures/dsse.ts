import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';

/** A DSSE envelope: a payload with its type and signatures; all binary values in base64. */
export interface Envelope {
  readonly payloadType: string;
  readonly payload: string;
  readonly signatures: readonly { readonly keyid?: string | undefined; readonly sig: string }[];
}

/** The signed bytes: type and payload with their lengths, so that neither can be mistaken for a part of the other. */
export function preAuthEncoding(payloadType: string, payload: Buffer): Buffer {
  const type = Buffer.from(payloadType);
  return Buffer.concat([Buffer.from(`DSSEv1 ${type.length} `), type, Buffer.from(` ${payload.length} `), payload]);
}

/** @param privateKey an Ed25519 key, PKCS #8 in PEM @throws for any other key */
export function signEnvelope(payloadType: string, payload: Buffer, privateKey: string): Envelope {
  const key = createPrivateKey(privateKey);
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('the key is not an Ed25519 key');
  const keyid = keyIdOf(publicKeyText(createPublicKey(key)));
  const sig = sign(null, preAuthEncoding(payloadType, payload), key).toString('base64');
  return { payloadType, payload: payload.toString('base64'), signatures: [{ keyid, sig }] };
}

/**
 * The payload of an envelope with exactly one signature, made by one of the keys; undefined for any other envelope.
 * @param publicKeys SPKI in base64
 */
export function openEnvelope(
  { payloadType, payload, signatures }: Envelope,
  expectedType: string,
  publicKeys: readonly string[],
): Buffer | undefined {
  const [bytes, signature] = [fromBase64(payload), fromBase64(signatures[0]?.sig ?? '')];
  if (payloadType !== expectedType || signatures.length !== 1 || !bytes || signature?.length !== 64) return undefined;
  const signed = preAuthEncoding(payloadType, bytes);
  return publicKeys.some((key) => verify(null, signed, toPublicKey(key), signature)) ? bytes : undefined;
}

/** The id of a public key: the SHA-256 of its SPKI, in hex. @param publicKey SPKI in base64 */
export const keyIdOf = (publicKey: string) =>
  createHash('sha256').update(Buffer.from(publicKey, 'base64')).digest('hex');

/** A public key as SPKI in base64, on one line. */
export const publicKeyText = (key: KeyObject) => key.export({ type: 'spki', format: 'der' }).toString('base64');

const toPublicKey = (text: string) =>
  createPublicKey({ key: Buffer.from(text, 'base64'), type: 'spki', format: 'der' });

/** Decodes base64; undefined if decoding would have to ignore characters. */
function fromBase64(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64');
  return bytes.toString('base64') === text ? bytes : undefined;
}
