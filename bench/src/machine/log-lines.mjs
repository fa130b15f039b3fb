import fs from 'node:fs';

/** Follows the lines that are appended to a log file. */
export class LogLines {
  #file;
  #offset;
  /** The received part of an incomplete line. */
  #rest = '';

  /** @param {string} file whose existing lines are skipped */
  constructor(file) {
    this.#file = file;
    this.#offset = fs.statSync(file).size;
  }

  /** @returns {string[]} the lines that were appended since the last call */
  next() {
    const handle = fs.openSync(this.#file, 'r');
    try {
      const bytes = Buffer.alloc(fs.fstatSync(handle).size - this.#offset);
      this.#offset += fs.readSync(handle, bytes, 0, bytes.length, this.#offset);
      const lines = `${this.#rest}${bytes.latin1Slice()}`.split('\n');
      this.#rest = lines.pop();
      return lines;
    } finally {
      fs.closeSync(handle);
    }
  }
}
