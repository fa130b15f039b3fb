import { connect, type Socket } from 'node:net';
import { until } from '@plaza/service-kit/testing/until';

/** A plain TCP connection to the gateway: sends text unchanged and collects the response in `received`. */
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

  /** @param from the local address to connect from, as in 127.0.0.2 */
  static open(port: number, from = '127.0.0.1'): Promise<RawConnection> {
    return new Promise((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1', localAddress: from }, () => resolve(new RawConnection(socket)));
      socket.once('error', reject);
    });
  }

  send(...lines: string[]): this {
    this.socket.write(lines.join('\r\n'), 'latin1');
    return this;
  }

  /** The text received so far, once it matches the pattern. */
  async until(pattern: RegExp): Promise<string> {
    await until(() => pattern.test(this.received) || this.closed);
    if (!pattern.test(this.received)) throw new Error(`the connection closed with: ${this.received}`);
    return this.received;
  }

  /** Everything received until the gateway closed the connection. */
  async untilClosed(): Promise<string> {
    await until(() => this.closed);
    return this.received;
  }

  close(): void {
    this.socket.destroy();
  }
}
