import type { Log } from '../logging/log';

/** A resource that was opened: its description for the log, and how to close it. */
export interface Closable {
  readonly what: string;
  readonly close: () => Promise<unknown> | unknown;
}

/** The time that each resource gets even when the total time is over: most of them only close a connection. */
const atLeastMs = 150;

/**
 * Closes the resources in reverse order, all within `ms`. Resources that hang are abandoned and errors are logged;
 * neither prevents the others from closing.
 * @throws an Error that names the resources that did not close
 */
export async function closeAll(opened: Closable[], log: Log, ms: number): Promise<void> {
  const end = performance.now() + ms;
  const failed: string[] = [];
  for (const { what, close } of opened.splice(0).reverse()) {
    try {
      await within(Math.max(end - performance.now(), atLeastMs), close);
    } catch (error) {
      log.error({ err: error, what }, 'a resource did not stop cleanly');
      failed.push(`${what} (${error instanceof Error ? error.message : String(error)})`);
    }
  }
  if (failed.length > 0) throw new Error(`did not stop cleanly: ${failed.join(', ')}`);
}

async function within(ms: number, close: Closable['close']): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`still open after ${Math.round(ms)} ms`)), ms);
  });
  try {
    await Promise.race([close(), late]);
  } finally {
    clearTimeout(timer);
  }
}
