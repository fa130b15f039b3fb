import { GatewayConfiguration } from '@plaza/contracts/gateway/configuration';
import { type ConfigurationIssue, configurationLimits } from '@plaza/contracts/registry/configuration';
import { issueSentence } from '../validation/issue-sentence';
import { issueAt } from './configuration-issue';
import { JsonSyntaxError, type JsonText, jsonPath, readJson } from './json-text';
import { semanticIssues, type ValidationContext } from './semantic-checks';

/** Either a valid configuration or the issues of an invalid one. */
export type ReadConfiguration =
  | { readonly configuration: GatewayConfiguration; readonly json: JsonText; readonly issues?: undefined }
  | { readonly configuration?: undefined; readonly issues: readonly ConfigurationIssue[] };

/** Parses and validates a document: JSON syntax, schema, and whether gateways could work with it. Makes no requests. */
export function readConfiguration(text: string, around: ValidationContext = {}): ReadConfiguration {
  const { maxBytes, maxIssues } = configurationLimits;
  if (Buffer.byteLength(text) > maxBytes) {
    return { issues: [issueAt([], `The document has more than ${maxBytes} bytes.`)] };
  }
  let json: JsonText;
  try {
    json = readJson(text);
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error;
    return { issues: [{ path: error.path, message: error.message, ...error.position }] };
  }
  const { configuration, issues } = checkedConfiguration(json.value, around);
  if (configuration) return { configuration, json };
  return { issues: issues.slice(0, maxIssues).map((issue) => withPosition(issue, json)) };
}

/** The same for a value that is parsed already. */
export function checkedConfiguration(
  value: unknown,
  around: ValidationContext = {},
):
  | { configuration: GatewayConfiguration; issues?: undefined }
  | { configuration?: undefined; issues: ConfigurationIssue[] } {
  const parsed = GatewayConfiguration.safeParse(value, { error: issueSentence });
  if (!parsed.success) return { issues: parsed.error.issues.flatMap(toConfigurationIssues) };
  const issues = semanticIssues(parsed.data, around);
  return issues.length > 0 ? { issues } : { configuration: parsed.data };
}

/** Adds line and column to an issue. */
export const withPosition = (issue: ConfigurationIssue, json: JsonText): ConfigurationIssue => ({
  ...issue,
  ...json.positionOf(issue.path),
});

type Issue = NonNullable<ReturnType<typeof GatewayConfiguration.safeParse>['error']>['issues'][number];

/** For an unknown key, the path of the key itself, not that of the object that contains it. */
function toConfigurationIssues(issue: Issue): ConfigurationIssue[] {
  if (issue.code !== 'unrecognized_keys') return [{ path: jsonPath(issue.path), message: issue.message }];
  return issue.keys.map((key) => issueAt([...issue.path, key], `${JSON.stringify(key)} is not a known field.`));
}
