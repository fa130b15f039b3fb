import { randomUUID } from 'node:crypto';
import { type PictureAnswer, pictureTypes } from '@plaza/contracts/identity/profile';
import { limits } from '@plaza/contracts/limits';
import sharp from 'sharp';
import { database } from '../database';
import { signIn, startIdentity, type TestIdentity, userFixture } from '../testing/identity';
import { UserModel } from '../users/user.model';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

const path = '/api/v1/profile/picture';
const refusal = { error: { code: 'not_a_picture', message: 'This file is not a picture that we can read.' } };
const notAPicture = { status: 400, body: refusal };

async function signedIn() {
  const user = await userFixture();
  const as = identity.withToken((await signIn(identity, user.email)).token);
  return {
    ...user,
    as,
    put: (bytes: Buffer, type = 'image/png') =>
      as.put<PictureAnswer>(path, bytes, { headers: { 'content-type': type } }),
  };
}

const plain = (width = 300, height = 200) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 30 } } });

async function download(url: string | null) {
  const answer = await fetch(`${identity.url}${url}`);
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

const filesStored = () => database.db?.collection('pictures.files').countDocuments();
const chunksStored = () => database.db?.collection('pictures.chunks').countDocuments();

test.each(pictureTypes)('%s becomes a square WebP that is public and may be cached forever', async (type) => {
  const { put, as } = await signedIn();
  const format = type.slice('image/'.length) as 'jpeg' | 'png' | 'webp' | 'gif' | 'avif';
  const { status, body } = await put(await plain().toFormat(format).toBuffer(), type);
  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    profileImageUrl: body.profileImageUrl,
    data: { profileImageUrl: body.profileImageUrl },
  });
  expect(body.profileImageUrl).toMatch(/^\/api\/v1\/profile\/pictures\/[0-9a-f-]{36}$/);
  expect((await as.get('/api/v1/profile')).body).toMatchObject({ profileImageUrl: body.profileImageUrl });
  const picture = await download(body.profileImageUrl);
  expect(picture.status).toBe(200);
  expect(Object.fromEntries(picture.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    etag: `"${body.profileImageUrl?.split('/').at(-1)}"`,
  });
  expect(await sharp(picture.bytes).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 });
});

test('a client that has a picture already gets 304', async () => {
  const { put } = await signedIn();
  const { profileImageUrl } = (await put(await plain().png().toBuffer())).body;
  const etag = (await download(profileImageUrl)).headers.get('etag') ?? '';
  // fetch would add a cache directive to a request with this header.
  const ask = (known: string) => identity.nobody.get(profileImageUrl ?? '', { headers: { 'if-none-match': known } });
  expect(await ask(etag)).toMatchObject({ status: 304, body: '' });
  expect((await ask('"other"')).status).toBe(200);
});

test('a picture is rotated upright, and its location is removed', async () => {
  const left = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
  const taken = await plain(80, 40)
    .composite([{ input: left, left: 0, top: 0 }])
    .withExif({ IFD0: { Artist: 'Ada Byron' }, IFD3: { GPSLatitude: '43/1 38/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(taken).metadata()).exif?.includes('Ada Byron')).toBe(true);
  const { put } = await signedIn();
  const { bytes } = await download((await put(taken, 'image/jpeg')).body.profileImageUrl);
  const metadata = await sharp(bytes).metadata();
  expect([metadata.exif, metadata.orientation, metadata.xmp]).toEqual([undefined, undefined, undefined]);
  expect(bytes.includes('EXIF')).toBe(false);
  expect(bytes.includes('Ada')).toBe(false);
  const pixels = await sharp(bytes).raw().toBuffer();
  const green = (row: number) => pixels[(row * 256 + 128) * 3 + 1] ?? 0;
  expect([green(20) > 200, green(235) < 80]).toEqual([true, true]); // rotated by 90°: the left is at the top
});

test('an animation is reduced to its first frame', async () => {
  const frames = Buffer.alloc(64 * 64 * 3 * 2);
  const gif = await sharp(frames, { raw: { width: 64, height: 128, channels: 3, pageHeight: 64 } })
    .gif()
    .toBuffer();
  const { put } = await signedIn();
  const { bytes } = await download((await put(gif, 'image/gif')).body.profileImageUrl);
  const { pages = 1, height } = await sharp(bytes).metadata();
  expect([pages, height]).toEqual([1, 256]);
});

test('the content decides, not the declared type', async () => {
  const { put } = await signedIn();
  expect((await put(await plain().jpeg().toBuffer(), 'image/avif')).status).toBe(200);
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const refused: Record<string, () => Promise<Buffer> | Buffer> = {
  'an SVG': () => Buffer.from(svg),
  HTML: () => Buffer.from('<!doctype html><script>alert(1)</script>'),
  'HTML behind the first bytes of a PNG': () =>
    Buffer.from('\x89PNG\r\n\x1a\n<!doctype html><script>x</script>', 'latin1'),
  'a TIFF': () => plain().tiff().toBuffer(),
  'a PDF': () => Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj'),
  'half a PNG': async () => half(await noise().png().toBuffer()),
  'half a JPEG': async () => half(await noise().jpeg().toBuffer()),
  'half a WebP': async () => half(await noise().webp().toBuffer()),
  'half a GIF': async () => half(await noise().gif().toBuffer()),
  'half an AVIF': async () => half(await noise().avif().toBuffer()),
  zeros: () => Buffer.alloc(1000),
  'a single byte': () => Buffer.alloc(1),
};
const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2));
const noise = () =>
  sharp({
    create: {
      width: 200,
      height: 200,
      channels: 3,
      background: 'black',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });

test.each(Object.entries(refused))('%s is not a picture', async (_what, make) => {
  const { put, as } = await signedIn();
  expect(await put(await make())).toMatchObject(notAPicture);
  expect((await as.get('/api/v1/profile')).body).toMatchObject({ profileImageUrl: null });
});

test('an empty upload is not a picture', async () => {
  const { put } = await signedIn();
  expect((await put(Buffer.alloc(0))).status).toBe(400);
});

test('a small file with very many pixels is not a picture', async () => {
  const bomb = await plain(9000, 9000).png({ compressionLevel: 9 }).toBuffer();
  expect(bomb.length).toBeLessThan(limits.pictureBytes);
  const { put } = await signedIn();
  expect(await put(bomb)).toMatchObject(notAPicture);
});

test('5 MB are accepted, and one byte more is not', async () => {
  const { put } = await signedIn();
  const picture = await plain().png().toBuffer();
  const full = Buffer.concat([picture, Buffer.alloc(limits.pictureBytes - picture.length)]);
  expect((await put(full)).status).toBe(200);
  const more = await put(Buffer.concat([full, Buffer.alloc(1)]));
  expect(more).toMatchObject({ status: 413, body: { error: { code: 'body_too_large' } } });
});

test.each(['application/json', 'text/html', 'image/svg+xml', 'multipart/form-data; boundary=x'])(
  'rejects %s',
  async (type) => {
    const { put } = await signedIn();
    expect((await put(await plain().png().toBuffer(), type)).status).toBe(415);
  },
);

test('a new picture replaces the old one, which is deleted, and so is a removed one', async () => {
  const [files, chunks] = [await filesStored(), await chunksStored()];
  const { put, as } = await signedIn();
  const first = (await put(await plain().png().toBuffer())).body.profileImageUrl;
  const second = (await put(await plain().png().toBuffer())).body.profileImageUrl;
  expect([(await download(first)).status, (await download(second)).status]).toEqual([404, 200]);
  const gone = { success: true, profileImageUrl: null, data: { profileImageUrl: null } };
  expect(await as.delete(path)).toMatchObject({ status: 200, body: gone });
  expect((await download(second)).status).toBe(404);
  expect((await as.get('/api/v1/profile')).body).toMatchObject({ profileImageUrl: null });
  expect((await as.delete(path)).status).toBe(200);
  expect([await filesStored(), await chunksStored()]).toEqual([files, chunks]);
});

test('of many concurrent uploads some are rejected with a retry time, and one picture remains', async () => {
  const files = (await filesStored()) ?? 0;
  const { put, as } = await signedIn();
  const picture = await noise().resize(2000, 2000).jpeg().toBuffer();
  const answers = await Promise.all(Array.from({ length: 20 }, () => put(picture, 'image/jpeg')));
  const statuses = answers.map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  expect((await as.get<{ profileImageUrl: string }>('/api/v1/profile')).body.profileImageUrl).toBeTruthy();
  expect(await filesStored()).toBe(files + 1);
});

test('an external address stored by hand is not treated as a file of ours', async () => {
  const { id, put } = await signedIn();
  await UserModel.updateOne({ _id: id }, { profileImageUrl: 'https://pictures.example/1' });
  expect((await put(await plain().png().toBuffer())).status).toBe(200);
});

test('answers 404 for an unknown picture, which is not cacheable', async () => {
  for (const id of [randomUUID(), 'x', '..%2f..%2fetc%2fpasswd']) {
    const { status, headers } = await download(`/api/v1/profile/pictures/${id}`);
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
  }
});

test('rejects requests without a session or of a deleted user, and stores nothing', async () => {
  const files = await filesStored();
  const { id, put, as } = await signedIn();
  await UserModel.deleteOne({ _id: id });
  const picture = await plain().png().toBuffer();
  const headers = { 'content-type': 'image/png' };
  expect((await identity.nobody.put(path, picture, { headers })).status).toBe(401);
  expect((await identity.nobody.delete(path)).status).toBe(401);
  expect((await put(picture)).status).toBe(401);
  expect((await as.delete(path)).status).toBe(401);
  expect(await filesStored()).toBe(files);
});
