import { Folder } from './folder';
import type { StaticFile } from './static-file';

/** The placeholder in the shell's page that each response replaces with a new nonce. */
const noncePlaceholder = '__CSP_NONCE__';

const options = {
  /** The names of assets contain a hash of their content. */
  immutable: (file: string) => file.startsWith('assets/'),
  maxBytes: 64 * 1024 * 1024,
};

interface Built {
  readonly folder: Folder;
  /** The page as it was built, with its placeholders. */
  readonly text: string;
}

/**
 * The built shell: its page and its files. A new build is detected within a second. The files of the previous build
 * stay, as open pages still request them; while the folder is missing, the last build is served.
 */
export class Shell {
  #current: Built | undefined;
  #previous: Built | undefined;
  #reloading: Promise<void> | undefined;
  #placeholders: Readonly<Record<string, string>> = {};
  /** The page's text in pieces, between which the nonce goes. */
  #page: readonly string[] | undefined;

  constructor(private readonly directory: string) {}

  /** The pieces of the page; undefined when the shell has not been built. */
  async page(): Promise<readonly string[] | undefined> {
    if (this.#isStale) await this.#reload();
    return this.#page;
  }

  /** Replaces placeholders of the page's text, from the next page on: `__TILE_URL__` → an address. */
  fillIn(placeholders: Readonly<Record<string, string>>): void {
    this.#placeholders = placeholders;
    this.#cutPage();
  }

  /** A file by its path inside the build. */
  file(name: string): StaticFile | undefined | Promise<StaticFile | undefined> {
    if (this.#isStale) return this.#reload().then(() => this.#find(name));
    return this.#find(name);
  }

  get #isStale(): boolean {
    return this.#current === undefined || this.#current.folder.isStale;
  }

  #find(name: string): StaticFile | undefined {
    if (name === 'index.html') return undefined; // the page is rendered for each response
    return this.#current?.folder.get(name) ?? this.#previous?.folder.get(name);
  }

  #cutPage(): void {
    if (!this.#current) return;
    const filled = Object.entries(this.#placeholders).reduce(
      (text, [placeholder, value]) => text.replaceAll(placeholder, () => escapeHtml(value)),
      this.#current.text,
    );
    this.#page = filled.split(noncePlaceholder);
  }

  #reload(): Promise<void> {
    this.#reloading ??= this.#load().finally(() => {
      this.#reloading = undefined;
    });
    return this.#reloading;
  }

  async #load(): Promise<void> {
    const folder = this.#current
      ? await this.#current.folder.reloadIfChanged()
      : await Folder.open(this.directory, options);
    const text = folder?.get('index.html')?.identity.body.toString('utf8');
    if (!folder || !text) return;
    this.#previous = this.#current;
    this.#current = { folder, text };
    this.#cutPage();
  }
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
