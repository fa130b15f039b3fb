import { readFile } from 'node:fs/promises';
import type { GatewayConfiguration } from '@plaza/contracts/gateway/configuration';
import type { ConfigurationIssue } from '@plaza/contracts/registry/configuration';
import { readConfiguration } from '@plaza/service-kit/gateway-configuration/read-configuration';
import { runPeriodically } from '@plaza/service-kit/run-periodically';

/** How often the file is read again: not every file system sends events. */
const everyMs = 1000;

type Read = { readonly document: GatewayConfiguration } | { readonly faults: readonly ConfigurationIssue[] };

/** Reads the configuration document from a file. @throws where there is no such file */
export async function readConfigurationFile(
  file: string,
  gateways: readonly string[],
): Promise<Read & { text: string }> {
  const text = await readFile(file, 'utf8');
  const { configuration, faults } = readConfiguration(text, { gateways });
  return configuration ? { document: configuration, text } : { faults: faults ?? [], text };
}

/** Calls `changed` whenever the content of the file differs from what was last seen. @returns how to stop */
export function watchConfigurationFile(
  { file, gateways, seen }: { readonly file: string; readonly gateways: readonly string[]; readonly seen: string },
  changed: (read: Read) => Promise<void>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let last = seen;
  return runPeriodically(
    everyMs,
    async () => {
      const read = await readConfigurationFile(file, gateways);
      if (read.text === last) return;
      last = read.text;
      await changed(read);
    },
    onError,
  );
}
