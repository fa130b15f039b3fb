import { css, DragHandle, styled } from '@plaza/ui';
import { memo } from 'react';
import { useMovable } from '../reorder/use-movable';
import { AccountCells } from './account-cells';
import type { AccountCellsProps, RenderedRowProps } from './account-props';

/** One account. Every row renders again while an account is dragged, so the cells are a separate memoized component. */
export const AccountRow = memo(function AccountRow({ index, measure, ...props }: RenderedRowProps & AccountCellsProps) {
  const { ref, style, isDragging, handle } = useMovable(props.account, measure);
  return (
    <Row ref={ref} style={style} data-index={index} aria-rowindex={index + 2} $lifted={isDragging}>
      <td>
        <DragHandle label={`Move ${props.account.name}`} {...handle} />
      </td>
      <AccountCells {...props} />
    </Row>
  );
});

const Row = styled.tr<{ $lifted: boolean }>`
  > td, > th {
    height: 40px;
    padding: 3px ${({ theme }) => theme.space[4]};
    border-bottom: 1px solid ${({ theme }) => theme.color.line};
    background: ${({ theme }) => theme.color.surface};
    font-weight: ${({ theme }) => theme.weight.normal};
    text-align: start;
    vertical-align: top;
  }
  &:hover > td, &:hover > th { background: ${({ theme }) => theme.color.hover}; }
  &:last-child > td, &:last-child > th { border-bottom: 0; }
  > td:first-child { padding-inline: ${({ theme }) => theme.space[4]} 0; }
  > td:first-child > button { height: 33px; }
  ${({ $lifted }) =>
    $lifted &&
    css`
      position: relative;
      z-index: ${({ theme }) => theme.layer.sticky + 1};
      > td, > th, &:hover > td, &:hover > th {
        border-block: 1px solid ${({ theme }) => theme.color.focus};
        background: ${({ theme }) => theme.color.raised};
      }
    `}
`;
