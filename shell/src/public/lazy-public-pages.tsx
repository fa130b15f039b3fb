import { LazyPart, lazyChunk } from '@plaza/web-kit';
import type { ReactNode } from 'react';
import { NotLoaded } from '../not-loaded';
import { PageFrame } from '../remotes/frames/page-frame';
import type { PublicPath } from './public-paths';

const Pages = lazyChunk<{ path: PublicPath }>(() => import(/* webpackChunkName: "public" */ './public-pages'));
const Unknown = lazyChunk(() => import(/* webpackChunkName: "public" */ './not-found'));

/** Visitors get these pages prerendered; the components are for users who navigate here in the app or are signed in. */
export const PublicPage = ({ path }: { path: PublicPath }) => (
  <LazyPage>
    <Pages path={path} />
  </LazyPage>
);

/** Preloads the pages, so that they render at once. */
export const preloadPublicPages = Pages.preload;

export const NotFound = () => (
  <LazyPage>
    <Unknown />
  </LazyPage>
);

function LazyPage({ children }: { children: ReactNode }) {
  const failed = (retry: () => void) => (
    <PageFrame>
      <NotLoaded title="This page is unavailable" onRetry={retry} framed={false} />
    </PageFrame>
  );
  return <LazyPart failed={failed}>{children}</LazyPart>;
}
