export { findRedis, startOwnRedis, startRedis } from './redis-server.cjs';
