import { enableCompileCache } from '@plaza/service-kit/lifecycle/enable-compile-cache';

// The compile cache has to be enabled before anything else is loaded.
enableCompileCache(__dirname);
void import('./run');
