import { type ChangeSince, changeSince } from '../../figures/change-since';
import type { ListView } from '../view/list-view';

/** The change of a row's price within a week; undefined if unknown. */
export function weekChange<Row>(
  { instrumentOf }: ListView<Row>,
  row: Row,
  line: readonly number[] | undefined,
): ChangeSince | undefined {
  const before = line?.[0];
  const instrument = instrumentOf?.(row);
  return instrument && before !== undefined ? changeSince(instrument.kind, before, instrument.price) : undefined;
}
