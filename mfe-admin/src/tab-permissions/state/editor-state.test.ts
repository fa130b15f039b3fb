import type { TabPermissionSettings } from '@plaza/contracts/identity/tab-permissions';
import { roles } from '@plaza/contracts/roles';
import { defaultTabs, type TabId, type TabPermissions } from '@plaza/contracts/tabs';
import { type EditorAction, type EditorState, editorReducer, initialState } from './editor-state';

const defaults = Object.fromEntries(roles.map((role) => [role, [...defaultTabs[role]]])) as TabPermissions;
const settingsFixture = (version = 4, user: TabId[] = defaults.user): TabPermissionSettings => ({
  success: true,
  permissions: { ...defaults, user },
  defaultPermissions: defaults,
  version,
  temporary: [],
});
const withoutMarkets = defaultTabs.user.filter((tab) => tab !== 'markets');
const start = initialState(settingsFixture(), { toggles: {}, defaults: {} });
const after = (actions: readonly EditorAction[], from: EditorState = start) => actions.reduce(editorReducer, from);

const marketsOff: EditorAction = { type: 'tabToggled', role: 'user', tab: 'markets', on: false };
const started: EditorAction = { type: 'saveStarted', kind: 'tabs' };
const changed = (version: number, role?: 'user' | 'contractor'): EditorAction => ({
  type: 'changedConcurrently',
  event: { version, roles: role ? [role] : [] },
});
const saved = (settings: TabPermissionSettings): EditorAction => ({
  type: 'saveEnded',
  kind: 'tabs',
  outcome: { kind: 'saved', settings },
});

it('contains only the toggles that differ from the saved state', () => {
  expect(after([marketsOff]).draft.toggles).toEqual({ user: { markets: false } });
  expect(after([marketsOff, { ...marketsOff, on: true }]).draft.toggles).toEqual({});
  expect(after([marketsOff, { type: 'loaded', settings: settingsFixture(5, withoutMarkets) }]).draft.toggles).toEqual(
    {},
  );
});

it('resets a role to the defaults of this browser, if it has any', () => {
  const from = initialState(settingsFixture(), { toggles: {}, defaults: { user: withoutMarkets } });
  expect(after([{ type: 'roleReset', role: 'user' }], from).draft.toggles).toEqual({ user: { markets: false } });
});

it('ignores settings of an older version, which were read before a save and arrive after it', () => {
  const done = after([marketsOff, started, saved(settingsFixture(5, withoutMarkets))]);
  const late = after([{ type: 'loaded', settings: settingsFixture() }], done);
  expect(late.settings).toEqual(settingsFixture(5, withoutMarkets));
  expect(after([saved(settingsFixture(4))], late).settings.version).toBe(5);
});

it('delays an event during a save, and drops it if it belongs to the save', () => {
  const during = after([marketsOff, started, changed(5, 'user')]);
  expect(during).toMatchObject({ concurrentChange: undefined, missingVersion: undefined, saving: ['tabs'] });
  const done = after([saved(settingsFixture(5, withoutMarkets))], during);
  expect(done).toMatchObject({
    concurrentChange: undefined,
    missingVersion: undefined,
    heldEvent: undefined,
    saving: [],
  });
  expect(done.draft.toggles).toEqual({});
});

it('treats a newer event as a change of somebody else, and several as one', () => {
  const state = after([changed(5, 'user'), changed(6, 'contractor')]);
  expect(state.concurrentChange).toEqual({ kind: 'changed', roles: ['contractor', 'user'] });
  expect(state.missingVersion).toBe(6);
  expect(after([{ type: 'loaded', settings: settingsFixture(6) }], state).missingVersion).toBeUndefined();
});

it('keeps the toggles and the notice of a conflict until the user decides', () => {
  const conflict: EditorAction = { type: 'saveEnded', kind: 'tabs', outcome: { kind: 'conflict' } };
  const state = after([marketsOff, started, conflict, changed(5, 'user')]);
  expect(state.concurrentChange).toEqual({ kind: 'conflict' });
  expect(state.draft.toggles).toEqual({ user: { markets: false } });
  expect(after([{ type: 'concurrentChangeResolved' }], state).concurrentChange).toBeUndefined();
});

it('remembers since when a save has been pending, until it is done', () => {
  const stored = (at: string): EditorAction => ({ type: 'saveEnded', kind: 'tabs', outcome: { kind: 'stored', at } });
  const waiting = after([marketsOff, started, stored('2026-01-05T09:00:00Z'), started, stored('2026-01-05T10:00:00Z')]);
  expect(waiting.draft.waitingSince).toBe('2026-01-05T09:00:00Z');
  expect(after([saved(settingsFixture(5))], waiting).draft.waitingSince).toBeUndefined();
});

it('keeps how long the tabs are to apply until they are saved or discarded', () => {
  const until = { forGood: false, value: '2999-11-21T18:00' };
  const chosen = after([marketsOff, { type: 'untilChosen', until }]);
  for (const kind of ['rejected', 'conflict'] as const) {
    const refused = after([started, { type: 'saveEnded', kind: 'tabs', outcome: { kind } }], chosen);
    expect(refused.draft.until).toEqual(until);
  }
  expect(after([started, saved(settingsFixture(5, withoutMarkets))], chosen).draft.until).toBeUndefined();
  expect(after([{ type: 'togglesDiscarded' }], chosen).draft.until).toBeUndefined();
});

it('has local defaults while the server is unavailable, and no longer', () => {
  const sent = { user: withoutMarkets };
  const end = { type: 'saveEnded', kind: 'defaults', defaults: sent } as const;
  const local = after([{ ...end, outcome: { kind: 'stored', at: '2026-01-05T09:00:00Z' } }]);
  expect(local.draft).toEqual({ toggles: {}, defaults: sent, waitingSince: undefined });
  expect(after([{ ...end, outcome: { kind: 'saved', settings: settingsFixture(5) } }], local).draft.defaults).toEqual(
    {},
  );
  expect(after([{ type: 'defaultsDiscarded' }], local).draft.defaults).toEqual({});
});
