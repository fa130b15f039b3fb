export { unsupportedPlatform } from './platform';
export { type Database, type DatabaseOptions, startDatabase } from './supervisor';
