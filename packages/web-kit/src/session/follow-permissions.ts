import type { EventPayload } from '@plaza/contracts/events';
import { remotesFor } from '@plaza/contracts/permission-graph';
import { isBuiltInTab, type TabId, tabsOfUser } from '@plaza/contracts/tabs';
import { api } from '../api/api';
import type { AppThunk } from '../store/store';
import { sessionApi } from './session-api';

/** Everybody who was given a tab asks for its remote: within so long, as they all hear of it at one moment. */
const spreadMs = 150;

/**
 * Takes up another set of tabs. What the event says is put in place and not asked for; where tabs only went, nothing is
 * asked for at all, and where some came, the remotes are.
 */
export function followPermissions({ roles, tabs }: EventPayload<'permissions.changed'>): AppThunk {
  return (dispatch, getState) => {
    const { user } = getState().session;
    if (user && !roles.includes(user.role)) return; // tabs of others, which the screens that edit them follow
    const own = user && tabs?.[user.role];
    const shown = sessionApi.endpoints.sessionPermissions.select()(getState());
    const remotes = sessionApi.endpoints.sessionRemotes.select()(getState());
    // What is being asked for just now may answer with what was before.
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

/** Drops the remotes of which no tab is left, and the tabs that went from the others. */
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
