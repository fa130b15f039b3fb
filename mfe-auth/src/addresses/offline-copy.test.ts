import { userFixture } from '@plaza/contracts/testing/user-fixture';
import { clearSession, createAppStore, saveSession } from '@plaza/web-kit';
import { addressFixture } from '../testing/addresses';
import { readCopy, storeCopy } from './offline-copy';

const signIn = (id: string) => createAppStore().dispatch(saveSession('token', userFixture({ id })));

it("returns each user's own copy, and none of another one", () => {
  const home = addressFixture('Home');
  signIn('ada');
  storeCopy('ada', [home]);
  expect(readCopy('ada')).toMatchObject({ addresses: [home], at: expect.any(Number) });
  expect(readCopy('eve')).toBeUndefined();
  expect(localStorage.getItem('plaza.addresses.ada')).toContain('Home');
});

it.each(['{"at":1', 'null', '[]', '{"at":"1","addresses":[]}', '{"at":1,"addresses":{}}'])('ignores %s', (text) => {
  localStorage.setItem('plaza.addresses.ada', text);
  expect(readCopy('ada')).toBeUndefined();
});

it('keeps no address after sign-out, not even from a window that was frozen meanwhile', () => {
  signIn('ada');
  storeCopy('ada', [addressFixture('Home')]);
  createAppStore().dispatch(clearSession());
  expect(Object.keys(localStorage)).toEqual([]);
  storeCopy('ada', [addressFixture('Home')]);
  expect(Object.keys(localStorage)).toEqual([]);
});

it('works without a copy if the browser stores none', () => {
  signIn('ada');
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  const warned = jest.spyOn(console, 'warn').mockImplementation();
  expect(() => storeCopy('ada', [])).not.toThrow();
  expect(warned).toHaveBeenCalled();
  full.mockRestore();
  warned.mockRestore();
});
