import type { Log } from '@plaza/service-kit/logging/log';
import { z } from 'zod';
import { createBoundedFiles } from '../bounded-files';
import { Folder } from '../folder';
import type { StaticFile } from '../static-file';
import { createPage, type Page } from './page';

/** The placeholder in the shell's page that each response replaces with a new nonce. */
const noncePlaceholder = '__CSP_NONCE__';

/** The folder of the files whose names contain a hash of their content. */
export const assetsFolder = 'assets/';
const isAsset = (file: string) => file.startsWith(assetsFolder);

const options = { immutable: isAsset, maxBytes: 64 * 1024 * 1024 };
/** How much of the earlier builds is kept. */
const earlierBytes = 64 * 1024 * 1024;

/** The single-page app's own page, for every path without a prerendered one. */
const programPage = 'index.html';
/** Path → the file of the page that the build has prerendered for it; earlier builds have no such file. */
const prerenderedPagesFile = 'pages.json';
const PrerenderedPages = z.record(z.string(), z.string());

interface Built {
  readonly folder: Folder;
  /** Path → file. */
  readonly drawn: Readonly<Record<string, string>>;
  /** File → the page as it was built, with its placeholders. */
  readonly texts: ReadonlyMap<string, string>;
}

/**
 * The built shell: its pages and its files. A new build is detected within a second. The assets of earlier builds stay
 * available, as open pages still request them; while the folder is missing or incomplete, the last build is served.
 */
export class Shell {
  #current: Built | undefined;
  /**
   * The assets that are in the folder no longer. They are not those of one build: a build that is written in place is
   * read several times before it is complete.
   */
  readonly #earlier = createBoundedFiles(earlierBytes);
  readonly #subscribers = new Set<() => void>();
  #reloading: Promise<void> | undefined;
  #placeholders: Readonly<Record<string, string>> = {};
  /** File → page. */
  #pages: ReadonlyMap<string, Page> = new Map();

  constructor(
    private readonly directory: string,
    private readonly log: Pick<Log, 'warn'>,
  ) {}

  /** The page for a path; undefined if the shell has not been built. */
  async page(path: string): Promise<Page | undefined> {
    if (this.#isStale) await this.#reload();
    const prerendered = this.#current?.drawn ?? {};
    return this.#pages.get((Object.hasOwn(prerendered, path) && prerendered[path]) || programPage);
  }

  /** Replaces placeholders in the pages from now on, such as `__TILE_URL__` with an address. */
  fillIn(placeholders: Readonly<Record<string, string>>): void {
    this.#placeholders = placeholders;
    this.#cutPages();
  }

  /** The assets of the current build, by their names in the folder of assets; empty if the shell has not been built. */
  async assets(): Promise<ReadonlyMap<string, StaticFile>> {
    if (this.#isStale) await this.#reload();
    const files = [...(this.#current?.folder.files ?? [])].filter(([file]) => isAsset(file));
    return new Map(files.map(([file, content]) => [file.slice(assetsFolder.length), content]));
  }

  /** When a file of the current build last changed on the disk, in Unix ms; 0 if the shell has not been built. */
  get changedAt(): number {
    return this.#current?.folder.changedAt ?? 0;
  }

  /** Calls `listener` after each build that is read, also an incomplete one. @returns a function that stops this */
  subscribe(listener: () => void): () => void {
    this.#subscribers.add(listener);
    return () => void this.#subscribers.delete(listener);
  }

  /** Finds a file by its path inside the build. */
  file(name: string): StaticFile | undefined | Promise<StaticFile | undefined> {
    if (this.#isStale) return this.#reload().then(() => this.#find(name));
    return this.#find(name);
  }

  /** Whether a file was in the build when it was last read, or in an earlier one. */
  has(name: string): boolean {
    return this.#find(name) !== undefined;
  }

  get #isStale(): boolean {
    return this.#current === undefined || this.#current.folder.isStale;
  }

  #find(name: string): StaticFile | undefined {
    if (isPage(name)) return undefined; // pages are rendered for each response
    return this.#current?.folder.get(name) ?? this.#earlier.get(name);
  }

  #cutPages(): void {
    const placeholders = Object.entries(this.#placeholders);
    const cut = ([file, text]: [string, string]): [string, Page] => {
      const filled = placeholders.reduce(
        (whole, [placeholder, value]) => whole.replaceAll(placeholder, () => escapeHtml(value)),
        text,
      );
      return [file, createPage(filled.split(noncePlaceholder))];
    };
    this.#pages = new Map([...(this.#current?.texts ?? [])].map(cut));
  }

  #reload(): Promise<void> {
    this.#reloading ??= this.#load()
      .catch((error) => this.#keepCurrent(error))
      .finally(() => {
        this.#reloading = undefined;
      });
    return this.#reloading;
  }

  /**
   * A build that is still being written is retried at the next check. @throws the error if there is no earlier build
   */
  #keepCurrent(error: unknown): void {
    if (!this.#current) throw error;
    this.log.warn({ err: error }, 'a build of the shell cannot be read yet; the previous one is served');
  }

  async #load(): Promise<void> {
    const folder = this.#current
      ? await this.#current.folder.reloadIfChanged()
      : await Folder.open(this.directory, options);
    const read = (file: string) => folder?.get(file)?.identity.body.toString('utf8');
    if (!folder || !read(programPage)) return;
    const drawn = PrerenderedPages.parse(JSON.parse(read(prerenderedPagesFile) ?? '{}'));
    const files = new Set([programPage, ...Object.values(drawn)]);
    const texts = new Map([...files].map((file): [string, string] => [file, read(file) ?? read(programPage) ?? '']));
    this.#keepAssets(this.#current?.folder, folder);
    this.#current = { folder, drawn, texts };
    this.#cutPages();
    for (const listener of this.#subscribers) listener();
  }

  /** Keeps those assets of the earlier folder that the newer one lacks. */
  #keepAssets(earlier: Folder | undefined, newer: Folder): void {
    for (const [file, content] of earlier?.files ?? [])
      if (isAsset(file) && !newer.get(file)) this.#earlier.set(file, content);
  }
}

const isPage = (file: string): boolean => file.endsWith('.html') || file === prerenderedPagesFile;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
