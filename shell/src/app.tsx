import { preflightPath } from '@plaza/contracts/registry/preflight';
import { FreshProof, lazyChunk } from '@plaza/web-kit';
import { Route, Routes } from '@plaza/web-kit/router';
import { Suspense } from 'react';
import { AdminPage } from './dashboard/admin-page';
import { Dashboard } from './dashboard/dashboard';
import { RequireAdmin } from './guards/require-admin';
import { RequireSession } from './guards/require-session';
import { ImpersonationBanner } from './impersonation-banner';
import { LiveUpdates } from './live-updates';
import { Landing } from './public/landing';
import { NotFound } from './public/not-found';
import { PublicPage } from './public/public-page';
import { RemotePage } from './remotes/remote-page';

/** Pages that the auth remote draws for everybody. */
const authPages = ['/signup', '/signin', '/forgot-password', '/verify-email', '/resend-verification'] as const;

const Preflight = lazyChunk(() => import('./remotes/preflight/preflight'));
const About = lazyChunk(() => import('./public/about'));
const Contact = lazyChunk(() => import('./public/contact'));

/** The route table of the whole product. */
export function App() {
  return (
    <Routes>
      <Route
        path={preflightPath}
        element={
          <Suspense>
            <Preflight />
          </Suspense>
        }
      />
      <Route path="*" element={<Pages />} />
    </Routes>
  );
}

/** What people see. */
function Pages() {
  return (
    <>
      <LiveUpdates />
      <ImpersonationBanner />
      <FreshProof />
      <Routes>
        <Route path="/" element={<Landing />} />
        <Route path="/about" element={<PublicPage title="About · Plaza" Content={About} />} />
        <Route path="/contact" element={<PublicPage title="Contact · Plaza" Content={Contact} />} />
        {authPages.map((path) => (
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
