import { type Role, roles } from '@plaza/contracts/roles';
import type { TabId, TabPermissions } from '@plaza/contracts/tabs';
import { personalStorage } from '@plaza/web-kit';
import { openToggles, rolesIn, type Toggles } from './toggles';
import type { Until } from './until';

export type TabsOfRoles = Partial<Record<Role, TabId[]>>;

/** Changes that the server does not have yet. */
export interface Draft {
  readonly toggles: Toggles;
  /** Default tabs that could not be sent to the server. */
  readonly defaults: TabsOfRoles;
  /** When the first save failed because the server was unavailable (ISO 8601). */
  readonly waitingSince?: string | undefined;
  /** How long the toggled tabs are to apply, once the user has chosen it. */
  readonly until?: Until | undefined;
}

/** The draft without changes that the server has by now. @param everyTab all existing tabs */
export function withoutSaved(
  { toggles, defaults, waitingSince, until }: Draft,
  saved: TabPermissions,
  everyTab?: readonly TabId[],
): Draft {
  const open = openToggles(toggles, saved, everyTab);
  return { toggles: open, defaults, ...(rolesIn(open).length > 0 ? { waitingSince, until } : {}) };
}

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

/** Stores the draft in this browser; an empty draft removes it. */
export function writeDraft(userId: string, draft: Draft): void {
  const empty = Object.keys(draft.toggles).length === 0 && Object.keys(draft.defaults).length === 0;
  if (empty) storage.remove(userId);
  else storage.write(userId, JSON.stringify(draft));
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
