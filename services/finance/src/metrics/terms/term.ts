import type { MetricName, MetricUnit, TermOperation } from '@plaza/contracts/finance/metric-names';
import type { Term as WireTerm } from '@plaza/contracts/finance/metrics';
import { Decimal, exactText } from '../../money';
import type { Factor } from '../../rates/conversion';
import { apply, type Value } from './operations';

/** A value and the terms that it is computed from. */
export interface Term {
  readonly label: string;
  readonly value: Value;
  readonly unit: MetricUnit;
  readonly metric?: MetricName;
  readonly record?: NonNullable<WireTerm['record']>;
  readonly conversion?: { readonly amount: Decimal; readonly currency: string } & Factor;
  readonly note?: string;
  readonly operation?: TermOperation;
  readonly of?: readonly Term[];
}

/** A term whose value is computed from the terms in `of`, so that explanation and value cannot differ. */
export function term(label: string, unit: MetricUnit, operation: TermOperation, of: readonly Term[]): Term {
  const values = of.map(({ value }) => value);
  return { label, unit, operation, of, value: apply(operation, values) };
}

/** A value that is not computed: a limit, a setting or a fact about the user. */
export function constant(label: string, unit: MetricUnit, value: number | string | null, note?: string): Term {
  const isNumber = unit !== 'date' && value !== null;
  const typed: Value = isNumber ? new Decimal(value) : value === null ? null : String(value);
  return { label, unit, value: typed, ...(note ? { note } : {}) };
}

export const sum = (label: string, of: readonly Term[]): Term => term(label, 'money', 'sum', of);

export function toTerm(one: Term): WireTerm {
  const { label, value, unit, metric, record, conversion, note, operation, of } = one;
  return {
    label,
    value: value instanceof Decimal ? exactText(value) : (value as string | null),
    unit,
    ...(metric ? { metric } : {}),
    ...(record ? { record } : {}),
    ...(conversion ? { conversion: toConversion(conversion) } : {}),
    ...(note ? { note } : {}),
    ...(operation ? { operation } : {}),
    ...(of ? { of: of.map((below) => (below.metric ? withoutBelow(below) : toTerm(below))) } : {}),
  };
}

/** A figure within the explanation of another one is cut off, as it has its own explanation. */
function withoutBelow({ of: _own, operation: _its, ...figure }: Term): WireTerm {
  return toTerm(figure);
}

function toConversion({ amount, currency, factor, source, asOf }: NonNullable<Term['conversion']>) {
  return {
    amount: exactText(amount),
    currency,
    factor: exactText(factor),
    source,
    asOf: asOf?.toISOString() ?? null,
  };
}
