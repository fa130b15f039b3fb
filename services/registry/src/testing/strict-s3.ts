import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import { buffer } from 'node:stream/consumers';

export const s3Key = { accessKeyId: 'KEYIDOFTESTS', secretAccessKey: 'a-secret-of-tests' };
export const s3Bucket = 'plaza-files';

/**
 * A bucket that stores and returns objects like S3, path style, and verifies each signature (version 4) according to
 * AWS's documentation: method, path, signed headers, time and body.
 */
export function strictS3(objects: Map<string, Buffer>): RequestListener {
  return (req, res) => {
    void buffer(req).then((body) => {
      const code = findErrorCode(req, body);
      const key = new URL(req.url ?? '', 'http://s3').pathname.replace(`/${s3Bucket}/`, '');
      if (code) return res.writeHead(403).end(`<Error><Code>${code}</Code></Error>`);
      if (key.startsWith('/')) return res.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>');
      if (req.method === 'PUT') {
        objects.set(key, body);
        return res.writeHead(200).end();
      }
      const object = objects.get(key);
      if (!object) return res.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
      return res.writeHead(200, { 'content-length': object.length }).end(req.method === 'HEAD' ? undefined : object);
    });
  };
}

const authorization =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/;

function findErrorCode(req: IncomingMessage, body: Buffer): string | undefined {
  const [, keyId, day = '', region = '', signed = '', signature = ''] =
    authorization.exec(req.headers.authorization ?? '') ?? [];
  if (keyId !== s3Key.accessKeyId) return 'InvalidAccessKeyId';
  const time = String(req.headers['x-amz-date']);
  const at = Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!(Math.abs(Date.now() - at) < 15 * 60_000) || !time.startsWith(day)) return 'RequestTimeTooSkewed';
  const names = signed.split(';');
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.includes(name))) return 'AccessDenied';
  if (req.headers['x-amz-content-sha256'] !== sha256(body)) return 'XAmzContentSHA256Mismatch';

  const { pathname, searchParams } = new URL(req.url ?? '', 'http://s3');
  if (searchParams.size > 0) return 'NotImplemented';
  const headers = names.map((name) => `${name}:${String(req.headers[name]).trim()}\n`).join('');
  const canonical = [req.method, pathname, '', headers, signed, sha256(body)].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    `AWS4${s3Key.secretAccessKey}`,
  );
  const expected = createHmac('sha256', key).update(toSign).digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex')) ? undefined : 'SignatureDoesNotMatch';
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
