import type { RemoteModule } from '@plaza/web-kit';

/** A version of a remote as shown in one place. */
export interface ShownRelease {
  readonly version: string;
  readonly entry: string;
  readonly loading: Promise<RemoteModule>;
  /** When it was requested, on the clock of `performance`. */
  readonly since: number;
}

/** A promise whose value React reads at once, without showing a skeleton. */
export function fulfilled<Value>(value: Value): Promise<Value> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
}
