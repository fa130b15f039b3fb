import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ReleaseTarget } from '../release/registry-client';

/** A response: its body, or the code of a refusal. */
export type Answer = { readonly body: object } | { readonly status: number; readonly code: string };

export interface ScriptedRegistry {
  readonly target: ReleaseTarget;
  /** The received requests in order: method, path below the registry's, and body. */
  readonly heard: { readonly call: string; readonly body: unknown; readonly ifMatch?: string }[];
  /** By method and path; several are sent one after the other, and the last one is repeated. */
  readonly answers: Record<string, Answer | Answer[]>;
  stop(): Promise<void>;
}

/** A registry that gives scripted responses over HTTP. */
export async function startScriptedRegistry(): Promise<ScriptedRegistry> {
  const heard: ScriptedRegistry['heard'] = [];
  const answers: ScriptedRegistry['answers'] = {};
  const server = createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk);
    const call = `${req.method} ${req.url?.replace('/api/v1/registry/', '')}`;
    const isJson = req.headers['content-type'] === 'application/json';
    const text = Buffer.concat(chunks).toString();
    const ifMatch = req.headers['if-match'];
    heard.push({ call, body: isJson && text ? JSON.parse(text) : undefined, ...(ifMatch ? { ifMatch } : {}) });
    const said = answers[call] ?? { status: 404, code: 'not_scripted' };
    const answer = Array.isArray(said) ? (said.length > 1 ? said.shift() : said[0]) : said;
    if (answer && 'body' in answer) return void res.end(JSON.stringify(answer.body));
    const { status = 500, code = 'not_scripted' } = answer ?? {};
    const message = `It said ${code} to ${call}.`;
    res.writeHead(status).end(JSON.stringify({ success: false, message, error: { code, message, requestId: 'r' } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const gatewayUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    target: { gatewayUrl, token: 'secret' },
    heard,
    answers,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
