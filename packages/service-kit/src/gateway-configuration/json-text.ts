/** A position in a text: line and column, both counted from 1. */
export interface TextPosition {
  readonly line: number;
  readonly column: number;
}

/** The reason why a text is not valid JSON, or is ambiguous. */
export class JsonSyntaxError extends Error {
  override name = 'JsonSyntaxError';
  constructor(
    message: string,
    readonly path: string,
    readonly position: TextPosition,
  ) {
    super(message);
  }
}

/** A value parsed from JSON, with the position of each part in the text. */
export interface JsonText {
  readonly value: unknown;
  /** @param path as `jsonPath` formats it; for a missing value, the position of the object that would contain it */
  positionOf(path: string): TextPosition;
}

/** Deeper documents are never valid configurations, and would exhaust the stack. */
const maxDepth = 32;

/** Formats `['routes', 3, 'prefix']` as `$.routes[3].prefix`. */
export const jsonPath = (parts: readonly PropertyKey[]): string =>
  `$${parts.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('')}`;

/**
 * Parses JSON according to RFC 8259. Unlike JSON.parse it refuses duplicate keys, and reports the position of errors.
 * @throws JsonSyntaxError
 */
export function readJson(text: string): JsonText {
  const offsets = new JsonScanner(text).scan();
  return {
    value: JSON.parse(text),
    positionOf(path) {
      let known = path;
      while (!offsets.has(known) && known !== '$') known = known.replace(/(\.[^.[]*|\[\d+\])$/, '') || '$';
      return positionAt(text, offsets.get(known) ?? 0);
    },
  };
}

/** Scans a text once, and records the offset of each value. */
class JsonScanner {
  #at = 0;
  readonly #offsets = new Map<string, number>();

  constructor(private readonly text: string) {}

  scan(): ReadonlyMap<string, number> {
    this.#value([]);
    this.#blanks();
    if (this.#at < this.text.length) this.#fail('Nothing may follow the document', []);
    return this.#offsets;
  }

  #value(path: readonly PropertyKey[]): void {
    this.#blanks();
    if (path.length > maxDepth) this.#fail('This is nested too deeply', path);
    this.#offsets.set(jsonPath(path), this.#at);
    const character = this.text[this.#at];
    if (character === '{') this.#object(path);
    else if (character === '[') this.#array(path);
    else if (character === '"') this.#string(path);
    else this.#take(/true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y, 'A value is missing here', path);
  }

  #object(path: readonly PropertyKey[]): void {
    const keys = new Set<string>();
    this.#members('}', path, () => {
      const at = this.#at;
      if (this.text[at] !== '"') this.#fail('A name in quotation marks is missing here', path);
      const key: string = JSON.parse(this.#string(path));
      if (keys.has(key)) {
        this.#at = at;
        this.#fail(`${JSON.stringify(key)} appears twice`, [...path, key]);
      }
      keys.add(key);
      this.#blanks();
      this.#take(/:/y, 'A colon is missing here', [...path, key]);
      this.#value([...path, key]);
    });
  }

  #array(path: readonly PropertyKey[]): void {
    let index = 0;
    this.#members(']', path, () => this.#value([...path, index++]));
  }

  #members(end: string, path: readonly PropertyKey[], member: () => void): void {
    this.#at++;
    this.#blanks();
    if (this.text[this.#at] === end) {
      this.#at++;
      return;
    }
    for (;;) {
      this.#blanks();
      member();
      this.#blanks();
      const next = this.text[this.#at];
      if (next !== ',' && next !== end) this.#fail(`A comma or ${end} is missing here`, path);
      this.#at++;
      if (next === end) return;
    }
  }

  /**
   * Scanned without a regular expression, which would need stack in proportion to the text. @returns the string with
   * its quotes
   */
  #string(path: readonly PropertyKey[]): string {
    const begin = this.#at++;
    for (; this.#at < this.text.length; this.#at++) {
      const code = this.text.charCodeAt(this.#at);
      if (code === 0x22) return this.text.slice(begin, ++this.#at);
      if (code < 0x20) break;
      if (code === 0x5c) this.#escape(path);
    }
    return this.#fail('This string has no end on its line', path);
  }

  #escape(path: readonly PropertyKey[]): void {
    const escaped = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
    escaped.lastIndex = this.#at;
    const length = escaped.exec(this.text)?.[0].length;
    if (length === undefined) this.#fail('This escape sequence is invalid', path);
    else this.#at += length - 1;
  }

  #take(pattern: RegExp, sentence: string, path: readonly PropertyKey[]): void {
    pattern.lastIndex = this.#at;
    if (!pattern.test(this.text)) this.#fail(sentence, path);
    this.#at = pattern.lastIndex;
  }

  #blanks(): void {
    while (' \t\n\r'.includes(this.text[this.#at] ?? 'end')) this.#at++;
  }

  #fail(sentence: string, path: readonly PropertyKey[]): never {
    throw new JsonSyntaxError(`${sentence}.`, jsonPath(path), positionAt(this.text, this.#at));
  }
}

function positionAt(text: string, offset: number): TextPosition {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}
