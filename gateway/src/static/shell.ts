import { Folder } from './folder';
import type { StaticFile } from './static-file';

/** What the shell's page says where each answer puts a nonce of its own. */
const nonceMark = '__CSP_NONCE__';

const options = {
  /** The names of assets carry a hash of what is in them. */
  immutable: (file: string) => file.startsWith('assets/'),
  maxBytes: 64 * 1024 * 1024,
};

interface Built {
  readonly folder: Folder;
  /** The page's text in pieces, a nonce due between them. */
  readonly page: readonly string[];
}

/**
 * The built shell: its page and its files. A new build is noticed within a second. The files of the one before stay, as
 * pages that are open still ask for them; and while the folder is away, the last build is served.
 */
export class Shell {
  #current: Built | undefined;
  #before: Built | undefined;
  #looking: Promise<void> | undefined;

  /** @param words what the page says in place of a mark: `__TILE_URL__` → an address */
  constructor(
    private readonly directory: string,
    private readonly words: Readonly<Record<string, string>> = {},
  ) {}

  /** The pieces of the page; undefined when the shell has not been built. */
  async page(): Promise<readonly string[] | undefined> {
    if (this.#due) await this.#look();
    return this.#current?.page;
  }

  /** A file by its path inside the build. */
  file(name: string): StaticFile | undefined | Promise<StaticFile | undefined> {
    if (this.#due) return this.#look().then(() => this.#find(name));
    return this.#find(name);
  }

  get #due(): boolean {
    return this.#current === undefined || this.#current.folder.due;
  }

  #find(name: string): StaticFile | undefined {
    if (name === 'index.html') return undefined; // the page is made anew each time
    return this.#current?.folder.get(name) ?? this.#before?.folder.get(name);
  }

  #filledIn(text: string): string {
    return Object.entries(this.words).reduce((filled, [mark, word]) => filled.replaceAll(mark, escaped(word)), text);
  }

  #look(): Promise<void> {
    this.#looking ??= this.#load().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  async #load(): Promise<void> {
    const folder = this.#current ? await this.#current.folder.changed() : await Folder.open(this.directory, options);
    const text = folder?.get('index.html')?.identity.body.toString('utf8');
    const page = text && this.#filledIn(text).split(nonceMark);
    if (!folder || !page) return;
    this.#before = this.#current;
    this.#current = { folder, page };
  }
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (word: string): string => word.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
