import module from 'node:module';

/** Available from Node 22.8 on; the types are those of Node 20. */
interface CompileCache {
  enableCompileCache?(directory: string): unknown;
}

/**
 * Caches V8's compiled code of all modules loaded from now on in a folder next to the program, which saves a third of
 * the next start. If the folder is not writable, nothing is cached.
 * @param folder of the program
 */
export function enableCompileCache(folder: string): void {
  (module as CompileCache).enableCompileCache?.(`${folder}/.compiled`);
}
