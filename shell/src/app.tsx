import { preflightPath } from '@plaza/contracts/registry/preflight';
import { LazyPart, lazyChunk, Reauthentication } from '@plaza/web-kit';
import { Route, Routes } from '@plaza/web-kit/router';
import { authPaths } from './auth-paths';
import { AdminPage } from './dashboard/admin-page';
import { Dashboard } from './dashboard/dashboard';
import { RequireAdmin } from './guards/require-admin';
import { RequireSession } from './guards/require-session';
import { ImpersonationBanner } from './impersonation-banner';
import { LiveUpdates } from './live-updates';
import { NotFound, PublicPage } from './public/lazy-public-pages';
import { publicPaths } from './public/public-paths';
import { RemotePage } from './remotes/remote-page';

const Preflight = lazyChunk(() => import('./remotes/preflight/preflight'));

/** All routes of the application. */
export function App() {
  return (
    <Routes>
      <Route
        path={preflightPath}
        element={
          <LazyPart>
            <Preflight />
          </LazyPart>
        }
      />
      <Route path="*" element={<Pages />} />
    </Routes>
  );
}

/** The visible part of the application. */
function Pages() {
  return (
    <>
      <LiveUpdates />
      <ImpersonationBanner />
      <Reauthentication />
      <Routes>
        {publicPaths.map((path) => (
          <Route key={path} path={path} element={<PublicPage path={path} />} />
        ))}
        {authPaths.map((path) => (
          <Route key={path} path={path} element={<RemotePage remote="auth" path={path} />} />
        ))}
        <Route element={<RequireSession />}>
          <Route path="/profile" element={<RemotePage remote="auth" path="/profile" />} />
          <Route path="/dashboard/:tab?" element={<Dashboard />} />
        </Route>
        <Route element={<RequireAdmin />}>
          <Route path="/admin" element={<AdminPage />} />
        </Route>
        <Route path="*" element={<NotFound />} />
      </Routes>
    </>
  );
}
