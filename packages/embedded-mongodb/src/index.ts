export { isServed } from './is-served';
export { unsupportedPlatform } from './platform';
export { type Database, type DatabaseOptions, startDatabase } from './supervisor/supervisor';
