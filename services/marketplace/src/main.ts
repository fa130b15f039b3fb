import { enableCompileCache } from '@plaza/service-kit/lifecycle/enable-compile-cache';

// Must run before anything else is loaded.
enableCompileCache(__dirname);
void import('./run');
