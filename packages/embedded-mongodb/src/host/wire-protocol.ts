/** The parts of MongoDB's wire protocol that a host needs: complete messages in, framed answers out. */
const headerSize = 16;
const largestMessage = 48_000_000 + 16_384;
export const opcode = { reply: 1, query: 2004, message: 2013 } as const;

/** Splits a stream of bytes into messages. */
export class MessageReader {
  #chunks: Buffer[] = [];
  #size = 0;

  /** Adds a chunk. @returns the messages that are complete now @throws for an invalid length */
  push(chunk: Buffer): Buffer[] {
    this.#chunks.push(chunk);
    this.#size += chunk.length;
    const messages: Buffer[] = [];
    for (let next = this.#take(); next; next = this.#take()) messages.push(next);
    return messages;
  }

  #take(): Buffer | undefined {
    if (this.#size < 4) return undefined;
    if ((this.#chunks[0]?.length ?? 0) < 4) this.#chunks = [Buffer.concat(this.#chunks)];
    const length = this.#chunks[0]?.readInt32LE(0) ?? 0;
    if (length < headerSize || length > largestMessage) throw new Error(`invalid message length ${length}`);
    if (this.#size < length) return undefined;
    const all = this.#chunks.length === 1 && this.#chunks[0] ? this.#chunks[0] : Buffer.concat(this.#chunks);
    this.#chunks = all.length > length ? [all.subarray(length)] : [];
    this.#size = all.length - length;
    return all.subarray(0, length);
  }
}

export const requestIdOf = (message: Buffer): number => message.readInt32LE(4);
export const opcodeOf = (message: Buffer): number => message.readInt32LE(12);

/** The name of the command in a message: the first field of its body. Undefined when there is none. */
export function commandName(message: Buffer): string | undefined {
  const body = opcodeOf(message) === opcode.query ? queryBody(message) : messageBody(message);
  const start = body + 5; // after the document's length and the first field's type
  const end = body < 0 ? -1 : message.indexOf(0, start);
  return end < 0 ? undefined : message.toString('utf8', start, end);
}

/** OP_QUERY has flags, the collection's name, two counts and the document. */
function queryBody(message: Buffer): number {
  const nameEnds = message.indexOf(0, headerSize + 4);
  return nameEnds < 0 ? -1 : nameEnds + 1 + 8;
}

/** OP_MSG has flags and sections; the body is the section of kind 0, usually but not always the first. */
function messageBody(message: Buffer): number {
  let at = headerSize + 4;
  while (at + 5 <= message.length) {
    if (message[at] === 0) return at + 1;
    const size = message.readInt32LE(at + 1);
    if (size < 4) return -1;
    at += 1 + size;
  }
  return -1;
}

/** An OP_MSG message with one section, which contains a BSON document. */
export function requestMessage(document: Uint8Array): Buffer {
  return frame(opcode.message, 5, document, 0);
}

let lastReply = 0;

/** The reply to a request: an OP_MSG message, or the older reply that OP_QUERY expects. */
export function replyTo(requestId: number, document: Uint8Array, legacy: boolean): Buffer {
  const reply = legacy ? frame(opcode.reply, 20, document, requestId) : frame(opcode.message, 5, document, requestId);
  if (legacy) reply.writeInt32LE(1, headerSize + 16); // one document
  return reply;
}

function frame(code: number, headSize: number, document: Uint8Array, answers: number): Buffer {
  const framed = Buffer.allocUnsafe(headerSize + headSize + document.length);
  lastReply = (lastReply + 1) & 0x7fffffff;
  framed.writeInt32LE(framed.length, 0);
  framed.writeInt32LE(lastReply, 4);
  framed.writeInt32LE(answers, 8);
  framed.writeInt32LE(code, 12);
  framed.fill(0, headerSize, headerSize + headSize);
  framed.set(document, headerSize + headSize);
  return framed;
}
