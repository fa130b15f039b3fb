import { enableCompileCache } from '@plaza/service-kit/lifecycle/enable-compile-cache';

// The compile cache works only for modules loaded after it is enabled.
enableCompileCache(__dirname);
void import('./run');
