import { roleBadge, roles } from '@plaza/contracts/roles';
import { tabIds, tabLabels } from '@plaza/contracts/tabs';
import { clockDateTime } from '@plaza/ui/time';
import { nameRemotes } from '../../tab-permissions/labels/permission-labels';
import { fieldLabel } from '../labels/audit-labels';

/** One changed field as text; undefined where there was no value before, or there is none after. */
export interface FieldChange {
  readonly field: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** The fields that differ. For lists, only added and removed items are shown. */
export function fieldChanges(before: unknown, after: unknown): FieldChange[] {
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  const fields = [...new Set([...old.keys(), ...now.keys()])];
  return fields
    .filter((field) => JSON.stringify(old.get(field)) !== JSON.stringify(now.get(field)))
    .map((field) => changeOf(field, old.get(field), now.get(field)))
    .filter(({ before: was, after: is }) => was !== undefined || is !== undefined);
}

function changeOf(field: string, before: unknown, after: unknown): FieldChange {
  const name = roles.some((role) => role === field) ? roleBadge(field) : fieldLabel(field);
  if (!Array.isArray(before) || !Array.isArray(after)) {
    return { field: name, before: formatValue(nameIn(field, before)), after: formatValue(nameIn(field, after)) };
  }
  const gone = before.filter((value) => !after.includes(value));
  const come = after.filter((value) => !before.includes(value));
  return { field: name, before: formatValue(nameIn(field, gone)), after: formatValue(nameIn(field, come)) };
}

/** Replaces remotes by the names of their areas. */
const nameIn = (field: string, value: unknown): unknown =>
  field === 'remotes' && Array.isArray(value) ? value.map((remote) => nameRemotes([String(remote)])) : value;

/** Anything that is not an object counts as a single field. */
function fieldsOf(value: unknown): Map<string, unknown> {
  if (value === null || value === undefined) return new Map();
  if (typeof value !== 'object' || Array.isArray(value)) return new Map([['value', value]]);
  return new Map(Object.entries(value));
}

const isInstant = (text: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text) && !Number.isNaN(Date.parse(text));

function formatValue(value: unknown): string | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value))
    return value.length > 0 ? value.map((one) => formatValue(one) ?? '—').join(', ') : undefined;
  if (typeof value === 'object') return JSON.stringify(value);
  return typeof value === 'string' ? formatText(value) : String(value);
}

function formatText(text: string): string {
  if (roles.some((role) => role === text)) return roleBadge(text);
  const tab = tabIds.find((id) => id === text);
  if (tab) return tabLabels[tab];
  return isInstant(text) ? clockDateTime(text) : text;
}

/** A one-line summary of the changes: "Role: Customer → Contractor, 2 more". */
export function summaryOf([first, ...others]: readonly FieldChange[]): string {
  if (!first) return '';
  const { field, before, after } = first;
  const change = before === undefined ? (after ?? '') : `${before} → ${after ?? 'removed'}`;
  return `${field}: ${change}${others.length > 0 ? `, ${others.length} more` : ''}`;
}
