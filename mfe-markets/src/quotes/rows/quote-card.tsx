import { memo } from 'react';
import type { QuoteColumn } from '../view/list-view';
import { ChartButton, Remove, Star } from './row-buttons';
import type { RowProps } from './row-props';
import { weekChange } from './week-change';

function QuoteCardOf<Row>({ row, view, tools, saved, line, onRemove }: RowProps<Row>) {
  const named = { rowKey: view.keyOf(row), name: view.nameOf(row) };
  const placed = (place: QuoteColumn<Row>['place']) =>
    view.columns
      .filter((column) => column.place === place)
      .map(({ id, wraps, cell, onCard = cell }) => ({ id, wraps, fact: onCard(row) }))
      .filter(({ fact }) => fact !== null && fact !== false)
      .map(({ id, wraps, fact }) => (
        <span key={id} data-wraps={wraps}>
          {fact}
        </span>
      ));
  const week = weekChange(view, row, line);
  return (
    <li>
      <Star {...named} saved={saved} onStar={tools.onStar} />
      <div>
        <strong>{placed('title')}</strong>
        <small>{placed('note')}</small>
      </div>
      {view.instrumentOf && (
        <ChartButton {...named} line={line} rose={(week?.value ?? 0) >= 0} onChart={tools.onChart} />
      )}
      <div data-end>
        {placed('figure')}
        {placed('change')}
      </div>
      {onRemove && <Remove {...named} onRemove={onRemove} />}
    </li>
  );
}

/** A row of quotes on a phone. Alerts are opened from the chart, to leave more room for the name. */
export const QuoteCard = memo(QuoteCardOf) as typeof QuoteCardOf;
