import { parseArgs } from 'node:util';

/** What an operator asks for on the command line. `on`: the hash of what a change was made on. */
export type GatewayRequest =
  | { readonly verb: 'show' | 'versions' | 'gateways' | 'schema' }
  | { readonly verb: 'check' | 'diff'; readonly file: string }
  | { readonly verb: 'apply'; readonly file: string; readonly reason: string; readonly on?: string }
  | { readonly verb: 'back'; readonly reason: string; readonly on?: string };

export const usage = `usage: npm run gateway -- show | versions | gateways | schema
       npm run gateway -- check <file> | diff <file>
       npm run gateway -- apply <file> --reason "…" [--on <hash>]
       npm run gateway -- back --reason "…" [--on <hash>]`;

/** @throws Error that says what cannot be understood */
export function readGatewayRequest(args: readonly string[]): GatewayRequest {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { reason: text, on: text },
    allowPositionals: true,
  });
  const [verb, ...rest] = positionals;
  const on = values.on === undefined ? {} : { on: values.on };
  switch (verb) {
    case 'show':
    case 'versions':
    case 'gateways':
    case 'schema':
      if (rest.length > 0 || Object.keys(values).length > 0) throw new Error(`${verb} goes with nothing else`);
      return { verb };
    case 'check':
    case 'diff':
      if (Object.keys(values).length > 0) throw new Error(`${verb} goes with no option`);
      return { verb, file: fileIn(verb, rest) };
    case 'apply':
      return { verb, file: fileIn(verb, rest), reason: reasonIn(verb, values.reason), ...on };
    case 'back':
      if (rest.length > 0) throw new Error(`what is ${rest.join(' ')}?`);
      return { verb, reason: reasonIn(verb, values.reason), ...on };
    default:
      throw new Error(usage);
  }
}

function fileIn(verb: string, [file, ...more]: readonly string[]): string {
  if (!file) throw new Error(`${verb} takes a file`);
  if (more.length > 0) throw new Error(`what is ${more.join(' ')}?`);
  return file;
}

function reasonIn(verb: string, reason = ''): string {
  if (reason.trim() === '') throw new Error(`${verb} takes --reason "…", which stands in the version and in the audit`);
  return reason.trim();
}
