import { userFixture } from '@plaza/contracts/testing/user-fixture';
import { createAppStore, saveSession } from '@plaza/web-kit';
import type { Draft } from './draft';
import { readDraft, storeChanges } from './stored-draft';

const key = 'plaza.admin.tab-permissions.u-1';
const empty: Draft = { toggles: {}, defaults: {} };
const draft: Draft = {
  toggles: { user: { map: true, markets: false } },
  defaults: { contractor: ['overview'] },
  waitingSince: '2026-01-05T09:00:00.000Z',
};

beforeEach(() => {
  createAppStore().dispatch(saveSession('token', userFixture({ id: 'u-1' })));
});

it('is restored as stored, only for the same user', () => {
  storeChanges('u-1', empty, draft);
  expect(readDraft('u-1')).toEqual(draft);
  expect(readDraft('u-2')).toEqual(empty);
});

it('removes an empty draft', () => {
  storeChanges('u-1', empty, draft);
  storeChanges('u-1', draft, empty);
  expect(localStorage.getItem(key)).toBeNull();
});

it.each([
  ['no JSON'],
  ['null'],
  ['{"toggles":{"user":{"map":"yes","no tab":true},"nobody":{"map":true}},"defaults":{"user":"all"}}'],
])('reads %s as no draft', (text) => {
  localStorage.setItem(key, text);
  expect(readDraft('u-1')).toEqual(empty);
});

it('keeps what another window has stored meanwhile, and does not restore what that one has discarded', () => {
  storeChanges('u-1', empty, draft);
  const own: Draft = { toggles: { user: { overview: false }, contractor: { map: true } }, defaults: {} };
  storeChanges('u-1', empty, own); // a window that was opened before
  expect(readDraft('u-1')).toEqual({
    ...draft,
    toggles: { user: { map: true, markets: false, overview: false }, contractor: { map: true } },
  });
  const { waitingSince } = draft; // stays with the toggles of the other window, which may wait as long
  storeChanges('u-1', draft, empty);
  expect(readDraft('u-1')).toEqual({ ...own, waitingSince });
  storeChanges('u-1', own, { ...own, toggles: { contractor: { map: true } } });
  expect(readDraft('u-1')).toEqual({ toggles: { contractor: { map: true } }, defaults: {}, waitingSince });
});

it('keeps since when and until when for the other window, whose toggles are still to be saved', () => {
  const until = { forGood: false, value: '2999-11-20T18:00' };
  const own: Draft = {
    toggles: { user: { map: true } },
    defaults: {},
    waitingSince: '2026-01-05T09:00:00.000Z',
    until,
  };
  const other: Draft = { ...own, toggles: { user: { markets: false } }, waitingSince: '2026-01-05T09:01:00.000Z' };
  storeChanges('u-1', empty, own);
  storeChanges('u-1', empty, other);
  const saved: Draft = { ...empty, waitingSince: undefined, until: undefined };
  storeChanges('u-1', own, saved);
  expect(readDraft('u-1')).toEqual(other);
});

it('does not keep them for toggles of the same window that were added during the save', () => {
  const added: Draft = { toggles: { contractor: { map: true } }, defaults: {} };
  storeChanges('u-1', empty, draft);
  storeChanges('u-1', draft, added);
  expect(readDraft('u-1')).toEqual(added);
});
