import { type Role, roles } from '@plaza/contracts/roles';
import type { TabId } from '@plaza/contracts/tabs';
import { personalStorage } from '@plaza/web-kit';
import type { Draft } from './draft';
import { rolesIn, type Toggles } from './toggles';
import type { Until } from './until';

/** Stored per user and browser, so that an administrator never sees another administrator's toggles. */
const storage = personalStorage('plaza.admin.tab-permissions');

/** The draft stored in this browser; unreadable parts are ignored. */
export function readDraft(userId: string): Draft {
  const stored = parsed(storage.read(userId));
  const waitingSince = property(stored, 'waitingSince');
  const until = toUntil(property(stored, 'until'));
  return {
    toggles: ofEachRole(property(stored, 'toggles'), switchedTabs),
    defaults: ofEachRole(property(stored, 'defaults'), (value) =>
      Array.isArray(value) ? value.filter((tab) => typeof tab === 'string' && isTabWord(tab)) : undefined,
    ),
    ...(typeof waitingSince === 'string' && { waitingSince }),
    ...(until && { until }),
  };
}

/**
 * Stores how this window's draft has changed; an empty draft is removed. Changes that another window of the same user
 * has stored meanwhile stay, as that window may be closed by now; so do `waitingSince` and `until`, which both share.
 */
export function storeChanges(userId: string, before: Draft, after: Draft): void {
  const stored = readDraft(userId);
  const toggles: Toggles = {};
  for (const role of roles) {
    const switched = withChanges(stored.toggles[role], before.toggles[role], after.toggles[role]);
    if (Object.keys(switched).length > 0) toggles[role] = switched;
  }
  const defaults = withChanges(stored.defaults, before.defaults, after.defaults);
  const isOpen = rolesIn(toggles).length > 0;
  if (!isOpen && Object.keys(defaults).length === 0) {
    storage.remove(userId);
    return;
  }
  const details = ({ waitingSince, until }: Draft) => ({ waitingSince, until });
  const kept = withChanges(details(stored), details(before), details(after));
  const shared = hasOthers(toggles, after.toggles) ? details(stored) : {};
  storage.write(userId, JSON.stringify({ toggles, defaults, ...(isOpen && { ...shared, ...kept }) }));
}

/** Whether there are toggles of another window among these. */
const hasOthers = (toggles: Toggles, own: Toggles): boolean =>
  rolesIn(toggles).some((role) => Object.keys(toggles[role] ?? {}).some((tab) => !(tab in (own[role] ?? {}))));

/** `stored` with those values that differ between `before` and `after`. */
function withChanges<Values extends object>(stored?: Values, before?: Values, after?: Values): Partial<Values> {
  const result: Partial<Values> = { ...stored };
  for (const key of Object.keys({ ...before, ...after }) as (keyof Values)[]) {
    if (before?.[key] === after?.[key]) continue;
    if (after?.[key] === undefined) delete result[key];
    else result[key] = after[key];
  }
  return result;
}

function toUntil(stored: unknown): Until | undefined {
  const [forGood, value] = [property(stored, 'forGood'), property(stored, 'value')];
  return typeof forGood === 'boolean' && typeof value === 'string' ? { forGood, value } : undefined;
}

function switchedTabs(value: unknown): Partial<Record<TabId, boolean>> | undefined {
  const switched = Object.entries(Object(value)).flatMap(([tab, on]) =>
    isTabWord(tab) && typeof on === 'boolean' ? [[tab, on] as const] : [],
  );
  return switched.length > 0 ? Object.fromEntries(switched) : undefined;
}

/** Only checks the format, since the list of existing tabs loads later. */
const isTabWord = (text: string) => /^[a-z]\w*$/.test(text);

function ofEachRole<Value>(value: unknown, read: (value: unknown) => Value | undefined): Partial<Record<Role, Value>> {
  const found: Partial<Record<Role, Value>> = {};
  for (const role of roles) {
    const own = read(property(value, role));
    if (own !== undefined) found[role] = own;
  }
  return found;
}

function property(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined; // something else was stored under this key
  }
}
