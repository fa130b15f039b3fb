import { generateKeyPairSync } from 'node:crypto';
import { keyIdOf, openEnvelope, preAuthEncoding, publicKeyText, signEnvelope } from './dsse';

const pair = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return { pem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), key: publicKeyText(publicKey) };
};
const ours = pair();
const payload = Buffer.from('hello world');

test('the signed bytes match the example of the specification', () => {
  const encoded = preAuthEncoding('http://example.com/HelloWorld', payload);
  expect(encoded.toString()).toBe('DSSEv1 29 http://example.com/HelloWorld 11 hello world');
});

test('lengths are in bytes, so that type and payload cannot be exchanged', () => {
  expect(preAuthEncoding('é', Buffer.from('é')).toString()).toBe('DSSEv1 2 é 2 é');
  expect(preAuthEncoding('a', Buffer.from('1 b'))).not.toEqual(preAuthEncoding('a 3 1', Buffer.from('b')));
});

test('an envelope is verified with its own key among others, and only with its own type', () => {
  const envelope = signEnvelope('text/plain', payload, ours.pem);
  expect(openEnvelope(envelope, 'text/plain', [pair().key, ours.key])).toEqual(payload);
  expect(openEnvelope(envelope, 'text/html', [ours.key])).toBeUndefined();
  expect(openEnvelope({ ...envelope, payloadType: 'text/html' }, 'text/html', [ours.key])).toBeUndefined();
  expect(openEnvelope(envelope, 'text/plain', [pair().key])).toBeUndefined();
  expect(openEnvelope(envelope, 'text/plain', [])).toBeUndefined();
});

test('an envelope names its key', () => {
  expect(signEnvelope('text/plain', payload, ours.pem).signatures).toMatchObject([{ keyid: keyIdOf(ours.key) }]);
});

test('a key of another kind cannot sign', () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  expect(() => signEnvelope('text/plain', payload, pem)).toThrow('the key is not an Ed25519 key');
});
