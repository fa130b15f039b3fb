import { keepCompiled } from '@plaza/service-kit/keep-compiled';

// Before anything else is loaded.
keepCompiled(__dirname);
void import('./run');
