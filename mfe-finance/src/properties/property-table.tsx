import type { Property } from '@plaza/contracts/finance/properties';
import { Badge, type Column, EditIcon, IconButton, styled, Table, TrashIcon, VisuallyHidden } from '@plaza/ui';
import { formatShare } from '../metrics/format-figure';
import { type AmountStyle, formatAmount } from '../money/format-amount';
import { stackColumns } from '../records/list/stack-columns';
import { useMoneySort } from '../records/list/use-money-sort';
import { useNarrowTable } from '../records/list/use-narrow-table';
import { goodCapRate, goodCashOnCash } from './returns';
import { useAssumedLoans } from './use-assumed-loans';

interface PropertyTableProps {
  properties: readonly Property[];
  settings: AmountStyle;
  onEdit: (property: Property) => void;
  onDelete: (property: Property) => void;
}

/** All properties, each in its own currency, with their returns. */
export function PropertyTable({ properties, settings, onEdit, onDelete }: PropertyTableProps) {
  const { rows, sortBy, ...sort } = useMoneySort(properties, amountOf);
  const assumedLoans = useAssumedLoans(properties);
  const columns = columnsFor(settings, sortBy, assumedLoans);
  const isNarrow = useNarrowTable();
  const isLong = haveLongAmounts(properties, settings);
  return (
    <Table
      label="Property Portfolio"
      {...sort}
      columns={
        isLong || isNarrow
          ? stackColumns(columns, isLong && isNarrow ? { ...pairs, property: 'monthlyRent' } : pairs)
          : columns
      }
      rows={rows}
      rowKey={({ id }) => id}
      actions={(property) => (
        <>
          <IconButton size="sm" label={`Edit ${property.address}`} onClick={() => onEdit(property)}>
            <EditIcon />
          </IconButton>
          <IconButton size="sm" label={`Delete ${property.address}`} onClick={() => onDelete(property)}>
            <TrashIcon />
          </IconButton>
        </>
      )}
    />
  );
}

const amounts = [
  { id: 'monthlyRent', header: 'Monthly Rent' },
  { id: 'propertyValue', header: 'Property Value' },
  { id: 'mortgageBalance', header: 'Mortgage Balance' },
] as const;

/** The amount in each of these columns. */
const amountOf = {
  monthlyRent: ({ monthlyRent }: Property) => monthlyRent,
  propertyValue: ({ propertyValue }: Property) => propertyValue,
  mortgageBalance: ({ mortgageBalance }: Property) => mortgageBalance,
};

function columnsFor(
  settings: AmountStyle,
  sortBy: Column<Property>['sortBy'],
  assumedLoans: ReturnType<typeof useAssumedLoans>,
): Column<Property>[] {
  return [
    {
      id: 'property',
      header: 'Property',
      cell: ({ id, address, propertyType }) => (
        <Name>
          {address}
          <small>{propertyType}</small>
          {assumedLoans.has(id) && <small>Its loan seems to be {assumedLoans.get(id)}</small>}
        </Name>
      ),
      sortBy: ({ address }) => address,
    },
    ...amounts.map(
      ({ id, header }): Column<Property> => ({
        id,
        header,
        align: 'end',
        ...(id === 'propertyValue' && { onCard: 'figure' as const }),
        isEmpty: (property) => Number(property[id]) === 0,
        cell: (property) => formatAmount(property[id], property.currency, settings),
        sortBy,
      }),
    ),
    {
      id: 'capRate',
      header: 'Cap Rate',
      align: 'end',
      cell: ({ capRate }) => <Return share={capRate} goodFrom={goodCapRate} />,
      sortBy: ({ capRate }) => capRate,
    },
    {
      id: 'cashOnCash',
      header: 'Cash-on-Cash',
      align: 'end',
      isEmpty: (property) => property.cashOnCash === null,
      cell: ({ cashOnCash }) => <Return share={cashOnCash} goodFrom={goodCashOnCash} />,
      sortBy: ({ cashOnCash }) => cashOnCash,
    },
  ];
}

/** The mortgage is shown below the value of its property, and one return below the other. */
const pairs = { propertyValue: 'mortgageBalance', capRate: 'cashOnCash' };

/** In characters: three amounts of this total length fit beside the other columns at 1280 px. */
const mostSideBySide = 42;

/** Whether the longest amounts of the three columns are too long to be side by side. */
function haveLongAmounts(properties: readonly Property[], settings: AmountStyle): boolean {
  const longest = amounts.map(({ id }) =>
    Math.max(0, ...properties.map((property) => formatAmount(property[id], property.currency, settings).length)),
  );
  return longest.reduce((sum, length) => sum + length, 0) > mostSideBySide;
}

/** A yearly return; a good one is marked as such. */
function Return({ share, goodFrom }: { share: number | null; goodFrom: number }) {
  if (share === null || share < goodFrom) return formatShare(share);
  return (
    <span title={`Good: ${formatShare(goodFrom)} or more`}>
      <Badge tone="good" dot>
        {formatShare(share)}
        <VisuallyHidden> good</VisuallyHidden>
      </Badge>
    </span>
  );
}

const Name = styled.span`
  display: block;
  max-width: 48ch;
  overflow-wrap: break-word;
  td > & { min-width: 22ch; }
  @media (max-width: 1023.98px) { td > & { min-width: 18ch; } }
  > small {
    display: block;
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.size[13]};
    font-weight: ${({ theme }) => theme.weight.normal};
  }
`;
