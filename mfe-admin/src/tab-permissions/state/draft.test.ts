import { userFixture } from '@plaza/contracts/testing/user-fixture';
import { createAppStore, saveSession } from '@plaza/web-kit';
import { type Draft, readDraft, writeDraft } from './draft';

const key = 'plaza.admin.tab-permissions.u-1';
const draft: Draft = {
  toggles: { user: { map: true, markets: false } },
  defaults: { contractor: ['overview'] },
  waitingSince: '2026-01-05T09:00:00.000Z',
};

beforeEach(() => {
  createAppStore().dispatch(saveSession('token', userFixture({ id: 'u-1' })));
});

it('is restored as stored, only for the same user', () => {
  writeDraft('u-1', draft);
  expect(readDraft('u-1')).toEqual(draft);
  expect(readDraft('u-2')).toEqual({ toggles: {}, defaults: {} });
});

it('removes an empty draft', () => {
  writeDraft('u-1', draft);
  writeDraft('u-1', { toggles: {}, defaults: {} });
  expect(localStorage.getItem(key)).toBeNull();
});

it.each([
  ['no JSON'],
  ['null'],
  ['{"toggles":{"user":{"map":"yes","no tab":true},"nobody":{"map":true}},"defaults":{"user":"all"}}'],
])('reads %s as no draft', (text) => {
  localStorage.setItem(key, text);
  expect(readDraft('u-1')).toEqual({ toggles: {}, defaults: {} });
});
