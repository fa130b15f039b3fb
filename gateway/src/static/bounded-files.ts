import { LRUCache } from 'lru-cache';
import { bytesOf, type StaticFile } from './static-file';

/**
 * Files in memory by name, up to a total size; those that were not added or used for longest are removed first.
 * @param maxBytes of all files with their compressed forms
 */
export const createBoundedFiles = (maxBytes: number): LRUCache<string, StaticFile> =>
  new LRUCache({
    maxSize: maxBytes,
    sizeCalculation: (file) => Math.max(1, bytesOf(file)), // the cache refuses a size of zero
  });
