import sharp from 'sharp';
import { pictureSize, toProfilePicture } from './to-profile-picture';

const png = () =>
  sharp({ create: { width: 400, height: 300, channels: 4, background: { r: 208, g: 32, b: 32, alpha: 0.5 } } })
    .png()
    .toBuffer();

test('rejects an unreadable picture, and keeps the message of the library', async () => {
  const whole = await png();
  const refused = toProfilePicture(whole.subarray(0, whole.length / 2));
  await expect(refused).rejects.toMatchObject({ code: 'not_a_picture', cause: expect.any(Error) });
});

test('a failure after reading is not reported as an error of the picture, and does not affect others', async () => {
  const error = new Error('no memory is left');
  const spy = jest.spyOn(sharp.prototype, 'webp').mockImplementationOnce(() => {
    throw error;
  });
  const picture = await png();
  await expect(toProfilePicture(picture)).rejects.toBe(error);
  spy.mockRestore();
  expect(await sharp(await toProfilePicture(picture)).metadata()).toMatchObject({ format: 'webp', width: pictureSize });
});

test('grey, transparent and 16-bit pictures keep their appearance', async () => {
  const grey = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#707070' } })
    .toColourspace('b-w')
    .png()
    .toBuffer();
  const deep = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#d02020' } })
    .toColourspace('rgb16')
    .png()
    .toBuffer();
  const looks = [];
  for (const picture of [grey, deep, await png()]) {
    const pixels = await sharp(await toProfilePicture(picture))
      .ensureAlpha()
      .raw()
      .toBuffer();
    looks.push([...pixels.subarray(0, 4)].map((value) => Math.round(value / 16)));
  }
  expect(looks).toEqual([
    [7, 7, 7, 16],
    [13, 2, 2, 16],
    [13, 2, 2, 8],
  ]);
});
