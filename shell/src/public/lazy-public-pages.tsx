import { lazyChunk } from '@plaza/web-kit';
import { Suspense } from 'react';
import type { PublicPath } from './public-paths';

const Pages = lazyChunk<{ path: PublicPath }>(() => import(/* webpackChunkName: "public" */ './public-pages'));
const Unknown = lazyChunk(() => import(/* webpackChunkName: "public" */ './not-found'));

/** Visitors have these as the build drew them; this is for whoever comes from inside, or is signed in. */
export const PublicPage = ({ path }: { path: PublicPath }) => (
  <Suspense>
    <Pages path={path} />
  </Suspense>
);

/** Has them come ahead, so that one draws at once. */
export const preloadPublicPages = Pages.preload;

export const NotFound = () => (
  <Suspense>
    <Unknown />
  </Suspense>
);
