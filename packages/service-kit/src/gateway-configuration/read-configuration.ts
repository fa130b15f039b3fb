import { GatewayConfiguration } from '@plaza/contracts/gateway/configuration';
import { type ConfigurationFault, configurationLimits } from '@plaza/contracts/registry/configuration';
import { issueSentence } from '../issue-sentence';
import { faultAt } from './configuration-fault';
import { JsonFault, type JsonText, jsonPath, readJson } from './json-text';
import { faultsOfMeaning, type Surroundings } from './meaning';

/** A document that may be applied, or why it may not; never both. */
export type ReadConfiguration =
  | { readonly configuration: GatewayConfiguration; readonly json: JsonText; readonly faults?: undefined }
  | { readonly configuration?: undefined; readonly faults: readonly ConfigurationFault[] };

/** Reads a document: whether it is JSON, of the schema, and means something that a gateway can do. Asks nobody. */
export function readConfiguration(text: string, around: Surroundings = {}): ReadConfiguration {
  const { maxBytes, maxFaults } = configurationLimits;
  if (Buffer.byteLength(text) > maxBytes) {
    return { faults: [faultAt([], `The document has more than ${maxBytes} bytes.`)] };
  }
  let json: JsonText;
  try {
    json = readJson(text);
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
    return { faults: [{ path: error.path, message: error.message, ...error.place }] };
  }
  const { configuration, faults } = checkedConfiguration(json.value, around);
  if (configuration) return { configuration, json };
  return { faults: faults.slice(0, maxFaults).map((fault) => placed(fault, json)) };
}

/** The same for a value that is read already. */
export function checkedConfiguration(
  value: unknown,
  around: Surroundings = {},
):
  | { configuration: GatewayConfiguration; faults?: undefined }
  | { configuration?: undefined; faults: ConfigurationFault[] } {
  const parsed = GatewayConfiguration.safeParse(value, { error: issueSentence });
  if (!parsed.success) return { faults: parsed.error.issues.flatMap(faultsOfIssue) };
  const faults = faultsOfMeaning(parsed.data, around);
  return faults.length > 0 ? { faults } : { configuration: parsed.data };
}

/** The fault with its line and column. */
export const placed = (fault: ConfigurationFault, json: JsonText): ConfigurationFault => ({
  ...fault,
  ...json.placeOf(fault.path),
});

type Issue = NonNullable<ReturnType<typeof GatewayConfiguration.safeParse>['error']>['issues'][number];

/** A key that is not known is at fault itself, and not what holds it. */
function faultsOfIssue(issue: Issue): ConfigurationFault[] {
  if (issue.code !== 'unrecognized_keys') return [{ path: jsonPath(issue.path), message: issue.message }];
  return issue.keys.map((key) => faultAt([...issue.path, key], `${JSON.stringify(key)} is not known here.`));
}
