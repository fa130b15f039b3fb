import { lazyChunk } from '@plaza/web-kit';
import { Suspense } from 'react';
import type { PublicPath } from './public-paths';

const Pages = lazyChunk<{ path: PublicPath }>(() => import(/* webpackChunkName: "public" */ './public-pages'));
const Unknown = lazyChunk(() => import(/* webpackChunkName: "public" */ './not-found'));

/** Visitors get these pages prerendered; the components are for users who navigate here in the app or are signed in. */
export const PublicPage = ({ path }: { path: PublicPath }) => (
  <Suspense>
    <Pages path={path} />
  </Suspense>
);

/** Preloads the pages, so that they render at once. */
export const preloadPublicPages = Pages.preload;

export const NotFound = () => (
  <Suspense>
    <Unknown />
  </Suspense>
);
