import type { EventPayload } from '@plaza/contracts/events';
import { remotesFor } from '@plaza/contracts/permission-graph';
import { isBuiltInTab, type TabId, tabsOfUser } from '@plaza/contracts/tabs';
import { api } from '../api/api';
import type { AppThunk } from '../store/store';
import { sessionApi } from './session-api';

/**
 * Users who were given a tab request its remote at a random time within this interval, as all of them get the event at
 * once.
 */
const spreadMs = 150;

/**
 * Applies a change of the user's tabs. The tabs in the event are put into the cache without a request; if tabs were
 * only removed, nothing is fetched, and if some were added, only the remotes are.
 */
export function followPermissions({ roles, tabs }: EventPayload<'permissions.changed'>): AppThunk {
  return (dispatch, getState) => {
    const { user } = getState().session;
    if (user && !roles.includes(user.role)) return; // tabs of other roles, which only the screens that edit them need
    const own = user && tabs?.[user.role];
    const shown = sessionApi.endpoints.sessionPermissions.select()(getState());
    const remotes = sessionApi.endpoints.sessionRemotes.select()(getState());
    // A pending request may return the tabs from before the change.
    const isKnown = [shown, remotes].every(({ status }) => status === 'fulfilled');
    if (!user || !own?.every(isBuiltInTab) || !isKnown) {
      dispatch(api.util.invalidateTags(['session/permissions', 'session/remotes']));
      return;
    }
    const before = shown.data?.permissions ?? [];
    const permissions = tabsOfUser({ role: user.role, isAdmin: user.isAdmin }, own);
    dispatch(
      sessionApi.util.updateQueryData('sessionPermissions', undefined, (answer) => {
        answer.permissions = permissions;
        answer.data.permissions = permissions;
        delete answer.areaTabs;
      }),
    );
    if (permissions.every((tab) => before.includes(tab))) dispatch(leaveRemotes(permissions));
    else setTimeout(() => dispatch(api.util.invalidateTags(['session/remotes'])), Math.random() * spreadMs);
  };
}

/** Removes the remotes without any remaining tab, and the removed tabs of the others. */
function leaveRemotes(tabs: readonly TabId[]): AppThunk {
  const left = new Map(remotesFor(tabs).map(({ name, tabs: own }) => [name, own]));
  return (dispatch) => {
    dispatch(
      sessionApi.util.updateQueryData('sessionRemotes', undefined, (remotes) =>
        remotes
          .filter(({ name }) => left.has(name))
          .map((remote) => ({ ...remote, tabs: remote.tabs.filter((tab) => left.get(remote.name)?.includes(tab)) })),
      ),
    );
  };
}
