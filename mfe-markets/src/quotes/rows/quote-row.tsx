import { memo } from 'react';
import { ChangeFigure } from '../../figures/change-figure';
import { Bell, ChartButton, Remove, Star } from './row-buttons';
import type { RowProps } from './row-props';
import { weekChange } from './week-change';

function QuoteRowOf<Row>({ row, view, tools, saved, line, onRemove }: RowProps<Row>) {
  const named = { rowKey: view.keyOf(row), name: view.nameOf(row) };
  const week = weekChange(view, row, line);
  return (
    <tr>
      <td>
        <Star {...named} saved={saved} onStar={tools.onStar} />
      </td>
      {view.columns.map(({ id, place, end, wraps, cell }) =>
        place === 'title' ? (
          <th key={id} scope="row">
            {cell(row)}
          </th>
        ) : (
          <td key={id} data-end={end} data-wraps={wraps} data-name={id === 'name' || undefined}>
            {cell(row)}
          </td>
        ),
      )}
      {view.instrumentOf && (
        <>
          <td data-week>
            <ChartButton {...named} line={line} rose={(week?.value ?? 0) >= 0} onChart={tools.onChart} />
            {week && <ChangeFigure {...week} />}
          </td>
          <td>{!view.instrumentOf(row).unlisted && <Bell {...named} onAlert={tools.onAlert} />}</td>
        </>
      )}
      {onRemove && (
        <td>
          <Remove {...named} onRemove={onRemove} />
        </td>
      )}
    </tr>
  );
}

/** A table row of quotes; memoized, so that it renders again only when it changes. */
export const QuoteRow = memo(QuoteRowOf) as typeof QuoteRowOf;
