export { unsupportedPlatform } from './platform';
export { isServed } from './served';
export { type Database, type DatabaseOptions, startDatabase } from './supervisor';
