import { enableCompileCache } from '@plaza/service-kit/lifecycle/enable-compile-cache';

// The compile cache has to be enabled before anything else is loaded. With `npm run dev` Node watches this folder: a
// file of the cache would restart the platform.
if (!process.env.WATCH_REPORT_DEPENDENCIES) enableCompileCache(__dirname);
void import('./run');
