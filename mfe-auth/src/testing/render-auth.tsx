import { userFixture } from '@plaza/contracts/testing/user-fixture';
import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { createAppStore, saveSession } from '@plaza/web-kit';
import { Link, Route, Routes, useLocation } from '@plaza/web-kit/router';
import remote from '../remote';

/**
 * Opens a path of this remote as the shell would; any other path only shows its URL and a link. `remount` unmounts the
 * page and mounts it at the same path, as the shell does when the session changes.
 */
export function renderAt(path: string, { signedIn = false } = {}) {
  const initial = createAppStore();
  if (signedIn) initial.dispatch(saveSession('token', ada));
  const { store, leaveAndReturn, unmount } = renderInPlaza(<Pages />, { path, store: initial });
  return { store, remount: leaveAndReturn, unmount };
}

function Pages() {
  return (
    <Routes>
      {Object.entries(remote.routes ?? {}).map(([route, Page]) => (
        <Route key={route} path={route} element={<Page />} />
      ))}
      <Route path="*" element={<Elsewhere />} />
    </Routes>
  );
}

function Elsewhere() {
  const { pathname, search, hash, state } = useLocation();
  return (
    <>
      <p data-testid="elsewhere" data-state={JSON.stringify(state)}>
        {pathname + search + hash}
      </p>
      <Link to="/further">Go on</Link>
    </>
  );
}

export const ada = userFixture();
