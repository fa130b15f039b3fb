import { parseArgs } from 'node:util';

/**
 * What an operator requests on the command line. `on`: the hash of the version that a change is based on; `number`: the
 * version to leave; `to`: the file for the output.
 */
export type GatewayRequest =
  | { readonly verb: 'versions' | 'gateways' }
  | { readonly verb: 'show' | 'schema'; readonly to?: string }
  | { readonly verb: 'check' | 'diff'; readonly file: string }
  | { readonly verb: 'apply'; readonly file: string; readonly reason: string; readonly on?: string }
  | { readonly verb: 'back'; readonly number?: number; readonly reason: string; readonly on?: string };

export const usage = `usage: npm run gateway -- versions | gateways
       npm run gateway -- show --to gateway.json | schema --to schema.json
       npm run gateway -- check <file> | diff <file>
       npm run gateway -- apply <file> --reason "…" [--on <hash>]
       npm run gateway -- back <version> --reason "…"`;

/** @throws Error that names what it cannot interpret */
export function readGatewayRequest(args: readonly string[]): GatewayRequest {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { reason: text, on: text, to: text },
    allowPositionals: true,
  });
  const [verb, ...rest] = positionals;
  const { to } = values;
  const on = values.on === undefined ? {} : { on: values.on };
  if (to !== undefined && verb !== 'show' && verb !== 'schema')
    throw new Error('--to can only be used with show and schema');
  switch (verb) {
    case 'show':
    case 'schema':
      if (rest.length > 0 || values.reason !== undefined || values.on !== undefined)
        throw new Error(`${verb} accepts only --to`);
      return { verb, ...(to === undefined ? {} : { to }) };
    case 'versions':
    case 'gateways':
      if (rest.length > 0 || Object.keys(values).length > 0) throw new Error(`${verb} accepts no arguments`);
      return { verb };
    case 'check':
    case 'diff':
      if (Object.keys(values).length > 0) throw new Error(`${verb} accepts no options`);
      return { verb, file: fileIn(verb, rest) };
    case 'apply':
      return { verb, file: fileIn(verb, rest), reason: reasonIn(verb, values.reason), ...on };
    case 'back':
      return readBack(rest, values);
    default:
      throw new Error(usage);
  }
}

function readBack(
  [word, ...more]: readonly string[],
  { reason, on }: { readonly reason?: string | undefined; readonly on?: string | undefined },
): GatewayRequest {
  if (more.length > 0) throw new Error(`unexpected argument: ${more.join(' ')}`);
  if (word !== undefined && !/^[1-9]\d*$/.test(word))
    throw new Error(`back requires the number of a version, not ${word}`);
  return {
    verb: 'back',
    ...(word === undefined ? {} : { number: Number(word) }),
    reason: reasonIn('back', reason),
    ...(on === undefined ? {} : { on }),
  };
}

function fileIn(verb: string, [file, ...more]: readonly string[]): string {
  if (!file) throw new Error(`${verb} requires a file`);
  if (more.length > 0) throw new Error(`unexpected argument: ${more.join(' ')}`);
  return file;
}

function reasonIn(verb: string, reason = ''): string {
  if (reason.trim() === '')
    throw new Error(`${verb} requires --reason "…", which is stored in the version and in the audit`);
  return reason.trim();
}
