import type { NetWorthDay } from '@plaza/contracts/finance/history';
import { Decimal, sumOf } from '../money';

/** An amount in the base currency that is part of a net worth. */
export interface NetWorthLine {
  readonly kind: NetWorthDay['lines'][number]['kind'];
  readonly id: string;
  readonly value: Decimal;
}

interface NetWorth {
  readonly totalAssets: Decimal;
  readonly totalLiabilities: Decimal;
  readonly netWorth: Decimal;
}

/**
 * Accounts and properties, minus loans and mortgages. A mortgage line with the id of a property line is the mortgage
 * entered at that property; any other mortgage line is a loan. As both are usually the same mortgage, the larger of the
 * two sums counts. The metrics follow the same rule.
 */
export function netWorthOf(lines: readonly NetWorthLine[]): NetWorth {
  const properties = new Set(lines.filter(({ kind }) => kind === 'property').map(({ id }) => id));
  const totalOf = (counts: (line: NetWorthLine) => boolean) => sumOf(lines.filter(counts).map(({ value }) => value));
  const totalAssets = totalOf(({ kind }) => kind === 'account' || kind === 'property');
  const mortgages = Decimal.max(
    totalOf(({ kind, id }) => kind === 'mortgage' && properties.has(id)),
    totalOf(({ kind, id }) => kind === 'mortgage' && !properties.has(id)),
  );
  const totalLiabilities = totalOf(({ kind }) => kind === 'loan').plus(mortgages);
  return { totalAssets, totalLiabilities, netWorth: totalAssets.minus(totalLiabilities) };
}
