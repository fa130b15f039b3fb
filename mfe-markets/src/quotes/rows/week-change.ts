import { type ChangeSince, changeSince } from '../../figures/change-since';
import type { ListView } from '../view/list-view';

/** How far the price of a row is from where it was a week before; nothing where that is not known. */
export function weekChange<Row>(
  { instrumentOf }: ListView<Row>,
  row: Row,
  line: readonly number[] | undefined,
): ChangeSince | undefined {
  const before = line?.[0];
  const instrument = instrumentOf?.(row);
  return instrument && before !== undefined ? changeSince(instrument.kind, before, instrument.price) : undefined;
}
