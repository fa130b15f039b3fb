export { findRedis, type RunningRedis, startOwnRedis, startRedis } from './redis-server.cjs';
