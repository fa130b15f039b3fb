import path from 'node:path';
import { parseArgs } from 'node:util';
import { HostFailure, hostExit, messageOf } from '../host-exit';

export interface HostOptions {
  readonly dir: string;
  /** The socket's path, by default in the data directory. */
  readonly socket?: string;
  readonly ttlIntervalSeconds: number;
  /** Stop as soon as standard input ends, which means that the parent has died. */
  readonly untilStdinEnds: boolean;
}

const usage = 'usage: host <data directory> [--socket <path>] [--ttl-interval-seconds <n>] [--until-stdin-ends]';

/** The options in the host's arguments. @throws HostFailure with the usage if they are wrong */
export function hostOptions(args: string[]): HostOptions {
  const { values, positionals } = parse(args);
  const [dir] = positionals;
  const ttlIntervalSeconds = Number(values['ttl-interval-seconds']);
  if (!dir || positionals.length > 1 || !(ttlIntervalSeconds > 0)) throw new HostFailure(hostExit.usage, usage);
  return {
    dir: path.resolve(dir),
    socket: values.socket,
    ttlIntervalSeconds,
    untilStdinEnds: values['until-stdin-ends'],
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        socket: { type: 'string' },
        'ttl-interval-seconds': { type: 'string', default: '60' },
        'until-stdin-ends': { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new HostFailure(hostExit.usage, `${messageOf(error)}; ${usage}`);
  }
}
