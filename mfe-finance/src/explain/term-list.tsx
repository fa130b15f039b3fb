import type { MetricName, TermOperation } from '@plaza/contracts/finance/metric-names';
import type { FinancialMetrics, Term } from '@plaza/contracts/finance/metrics';
import { Button, LinkButton, styled } from '@plaza/ui';
import { useState } from 'react';
import { ConversionLine, type ExplanationContext } from './conversion-line';
import { showValue } from './show-value';
import { valueOfTerm } from './value-of-term';

interface TermListProps {
  term: Term;
  context: ExplanationContext & { readonly metrics: FinancialMetrics | undefined };
  onOpen: (metric: MetricName, name: string) => void;
}

/** How the terms of a list combine into their parent. */
const how: Record<TermOperation, string> = {
  sum: 'The sum of',
  difference: 'The first minus the others',
  product: 'The product of',
  quotient: 'The first divided by the second',
  maximum: 'The largest of',
  minimum: 'The smallest of',
  mean: 'The mean of',
  count: 'The number of',
  monthsToPayOff: 'Months to pay off, from',
  presentValue: 'Present value of a monthly payment, from',
  monthsToHalfDebt: 'Computed month by month, from',
  addMonths: 'A date plus a number of months',
  daysUntilAge: 'Days until a birthday, from',
};

const lessTheSecond = 'The first minus the second';

/** The number of terms that are shown at first, and added on demand. */
const step = 8;

/** The child terms of a term, each with its own children. The largest terms of a sum come first. */
export function TermList({ term, context, onOpen }: TermListProps) {
  const [shown, setShown] = useState(step);
  const { operation, of = [], conversion, note } = term;
  const isUnordered = operation === 'sum' || operation === 'count' || operation === 'mean';
  const terms = isUnordered ? of.toSorted((a, b) => Math.abs(Number(b.value)) - Math.abs(Number(a.value))) : of;
  return (
    <div>
      {conversion && <ConversionLine conversion={conversion} context={context} />}
      {note && <Note>{note}</Note>}
      {operation && (
        <>
          <Note>
            {of.length === 0
              ? 'Nothing is entered.'
              : `${operation === 'difference' && of.length === 2 ? lessTheSecond : how[operation]}:`}
          </Note>
          <Terms>
            {keyed(terms.slice(0, shown)).map(({ key, one }) => (
              <li key={key}>
                <Line>
                  {one.metric ? (
                    <LinkButton onClick={() => onOpen(one.metric as MetricName, one.label)}>{one.label}</LinkButton>
                  ) : (
                    <span>{one.label}</span>
                  )}
                  <Value>
                    {showValue(valueOfTerm(one, context.metrics), one.unit, context.baseCurrency, context.settings)}
                  </Value>
                </Line>
                {!one.metric && (one.of || one.conversion || one.note) && (
                  <TermList term={one} context={context} onOpen={onOpen} />
                )}
              </li>
            ))}
          </Terms>
          {terms.length > shown && (
            <Button size="sm" variant="ghost" onClick={() => setShown(shown + 10 * step)}>
              Show {Math.min(terms.length - shown, 10 * step)} More of {terms.length}
            </Button>
          )}
        </>
      )}
    </div>
  );
}

/** Keys stay unique although records may share a name and a record may occur twice. */
function keyed(terms: readonly Term[]): { key: string; one: Term }[] {
  const seen = new Map<string, number>();
  return terms.map((one) => {
    const name = `${one.record?.id ?? one.metric ?? ''}${one.label}`;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return { key: `${name} ${count}`, one };
  });
}

const Terms = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  > li { padding: 6px 0; border-bottom: 1px solid ${({ theme }) => theme.color.line}; }
  > li > div:nth-child(2) { padding-inline-start: ${({ theme }) => theme.space[16]}; }
`;

const Line = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[16]};
  > :first-child { min-width: 0; overflow-wrap: anywhere; text-align: start; }
`;

const Value = styled.span`
  flex: none;
  font-variant-numeric: tabular-nums;
`;

const Note = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
`;
