import type { RequestListener, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { errorEnvelope } from '@plaza/contracts/errors';
import { type ShellFile, ShellFiles, shellFilesInternal } from '@plaza/contracts/registry/shell-files';
import { type FileEncodings, sha384, unpackEncodings } from '@plaza/service-kit/releases/file-encodings';
import { sendJson } from '../../../testing/stubbed-services';

/** The part of a registry with which gateways share the files of their shells. */
export class ShellRegistry {
  /** Hash → content; the platform's stub answers with it. */
  readonly files = new Map<string, FileEncodings>();
  /** The names that gateways looked up, in order. */
  readonly lookups: string[] = [];
  isUnavailable = false;
  /** Until when lookups wait for their answers. */
  lookupsWaitFor: Promise<void> | undefined;
  readonly #hashes = new Map<string, string>();

  /** Answers the calls that the platform's stub does not answer itself. */
  readonly handle: RequestListener = (req, res) => {
    const { publishPath, contentPath } = shellFilesInternal;
    if (this.isUnavailable) return sendJson(res, {}, 500);
    if (req.method === 'GET')
      return this.#lookUp(decodeURIComponent(req.url?.replace(`${publishPath}/`, '') ?? ''), res);
    void buffer(req).then((body) => {
      if (req.url === contentPath) sendJson(res, this.#take(body));
      else sendJson(res, this.#publish(ShellFiles.parse(JSON.parse(body.toString())).files));
    });
  };

  /** Whether a gateway has published a file. */
  has(name: string): boolean {
    return this.#hashes.has(name);
  }

  #lookUp(name: string, res: ServerResponse): void {
    this.lookups.push(name);
    const hash = this.#hashes.get(name);
    void Promise.resolve(this.lookupsWaitFor).then(() =>
      hash
        ? sendJson(res, { name, hash })
        : sendJson(res, errorEnvelope('shell_file_not_found', 'As the test says.', ''), 404),
    );
  }

  #take(packed: Buffer): object {
    const file = unpackEncodings(packed);
    if (file) this.files.set(sha384(file.identity), file);
    return {};
  }

  #publish(published: readonly ShellFile[]): { missing: string[] } {
    const missing = published.filter(({ hash }) => !this.files.has(hash));
    for (const { name, hash } of published) if (this.files.has(hash)) this.#hashes.set(name, hash);
    return { missing: missing.map(({ hash }) => hash) };
  }
}
