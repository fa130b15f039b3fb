import { bytesOf, type StaticFile } from './static-file';

/** Files in memory by name, up to a total size; those that were not added or used for longest are removed first. */
export class BoundedFiles {
  #bytes = 0;
  readonly #files = new Map<string, StaticFile>();

  /** @param maxBytes of all files with their compressed forms */
  constructor(private readonly maxBytes: number) {}

  get(name: string): StaticFile | undefined {
    const file = this.#files.get(name);
    if (file) {
      this.#files.delete(name);
      this.#files.set(name, file);
    }
    return file;
  }

  set(name: string, file: StaticFile): void {
    this.#delete(name);
    this.#files.set(name, file);
    this.#bytes += bytesOf(file);
    for (const first of this.#files.keys()) {
      if (this.#bytes <= this.maxBytes) return;
      this.#delete(first);
    }
  }

  #delete(name: string): void {
    const file = this.#files.get(name);
    if (!file) return;
    this.#files.delete(name);
    this.#bytes -= bytesOf(file);
  }
}
