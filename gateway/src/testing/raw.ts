import { connect, type Socket } from 'node:net';

/** A bare connection to the gateway: what is written goes out as it is, what comes back piles up in `received`. */
export class RawConnection {
  received = '';
  closed = false;

  private constructor(readonly socket: Socket) {
    socket.setEncoding('latin1');
    socket.on('data', (text: string) => {
      this.received += text;
    });
    socket.on('error', () => {
      this.closed = true;
    });
    socket.on('close', () => {
      this.closed = true;
    });
  }

  static open(port: number): Promise<RawConnection> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => resolve(new RawConnection(socket)));
      socket.once('error', reject);
    });
  }

  send(...lines: string[]): this {
    this.socket.write(lines.join('\r\n'), 'latin1');
    return this;
  }

  /** What has come when it matches. */
  async until(pattern: RegExp): Promise<string> {
    await until(() => pattern.test(this.received) || this.closed);
    if (!pattern.test(this.received)) throw new Error(`the connection closed with: ${this.received}`);
    return this.received;
  }

  /** Everything that came until the gateway hung up. */
  async untilClosed(): Promise<string> {
    await until(() => this.closed);
    return this.received;
  }

  close(): void {
    this.socket.destroy();
  }
}

const patienceMs = 5000;

/** Waits until something holds. @throws after five seconds */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + patienceMs;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`it did not come to pass: ${holds}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
