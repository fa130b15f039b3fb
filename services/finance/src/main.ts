import { enableCompileCache } from '@plaza/service-kit/enable-compile-cache';

// Before anything else is loaded.
enableCompileCache(__dirname);
void import('./run');
