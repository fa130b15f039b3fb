import module from 'node:module';

/** Node has it from 22.8 on; the types are those of Node 20. */
interface CompileCache {
  enableCompileCache?(directory: string): unknown;
}

/**
 * Keeps what V8 compiles of the modules that are loaded from now on in a folder beside the program, so that its next
 * start need not compile it again: a third of a start. Where the folder cannot be written, nothing is kept.
 * @param folder of the program
 */
export function enableCompileCache(folder: string): void {
  (module as CompileCache).enableCompileCache?.(`${folder}/.compiled`);
}
