import { ButtonSkeleton, Select, styled } from '@plaza/ui';
import type { ListView, QuoteSort } from './view/list-view';

interface OrderChoiceProps<Row> {
  readonly view: ListView<Row>;
  readonly sort: QuoteSort | undefined;
  readonly onSort: (sort: QuoteSort | undefined) => void;
}

/** Chooses the order of a list without column headers; renders nothing if there is only one order. */
export function OrderChoice<Row>({ view: { orders }, sort, onSort }: OrderChoiceProps<Row>) {
  if (orders.length < 2) return null;
  const chosen = orders.find((order) => order.sort?.id === sort?.id && order.sort?.direction === sort?.direction);
  return (
    <Place>
      <Select
        aria-label="Sort by"
        placeholder="Sort by"
        value={chosen?.label ?? ''}
        onValueChange={(label) => onSort(orders.find((order) => order.label === label)?.sort)}
        options={orders.map(({ label }) => ({ value: label, label }))}
      />
    </Place>
  );
}

/** The placeholder of the choice until the list loads. */
export function OrderChoiceSkeleton<Row>({ view: { orders } }: Pick<OrderChoiceProps<Row>, 'view'>) {
  if (orders.length < 2) return null;
  return (
    <Place>
      <ButtonSkeleton width="100%" />
    </Place>
  );
}

const Place = styled.div`
  flex: 0 1 200px;
  min-width: 0;
`;
