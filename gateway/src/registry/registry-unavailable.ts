/** The registry did not answer, or its answer does not say whether it has what was requested. */
export class RegistryUnavailable extends Error {
  override name = 'RegistryUnavailable';

  /** @param what what was requested, as the subject of a sentence */
  constructor(what: string, cause: unknown) {
    super(`${what} cannot be looked up: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}
