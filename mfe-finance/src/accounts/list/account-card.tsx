import { CardSurface, ChevronDownIcon, css, DragHandle, styled, VisuallyHidden } from '@plaza/ui';
import { memo, useId, useState } from 'react';
import { useMovable } from '../reorder/use-movable';
import { shownBalance, shownTotalValue } from '../values/account-figures';
import { AccountCardDetails } from './account-card-details';
import { renderStatus } from './account-cells';
import type { AccountRowProps, RenderedRowProps } from './account-props';

/** An account on a narrow screen: the main fields, with all others behind Details. */
export const AccountCard = memo(function AccountCard({ index, measure, ...props }: RenderedRowProps) {
  const { account } = props;
  const { ref, style, isDragging, handle } = useMovable(account, measure);
  return (
    <Item as="li" ref={ref} style={style} data-index={index} $lifted={isDragging}>
      <DragHandle label={`Move ${account.name}`} {...handle} />
      <Content {...props} />
    </Item>
  );
});

const Content = memo(function Content(props: AccountRowProps) {
  const { account, settings } = props;
  const [open, setOpen] = useState(false);
  const detailsId = useId();
  const total = shownTotalValue(account, settings);
  const balance = account.currency === account.factorBase ? '' : shownBalance(account, settings);
  return (
    <>
      <Face
        type="button"
        $isLong={Math.max(total.length, balance.length) > roomBesideName}
        aria-expanded={open}
        aria-controls={detailsId}
        onClick={() => setOpen(!open)}
      >
        <Name>{account.name}</Name>
        <Total>{total}</Total>
        <Status>{renderStatus(account.status)}</Status>
        {balance && <Own>{balance}</Own>}
        <VisuallyHidden> Details</VisuallyHidden>
        <Arrow aria-hidden>
          <ChevronDownIcon />
        </Arrow>
      </Face>
      <Details id={detailsId} hidden={!open}>
        {open && <AccountCardDetails {...props} />}
      </Details>
    </>
  );
});

const Item = styled(CardSurface)<{ $lifted: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  padding-inline-start: 2px;
  > :first-child { width: 28px; height: 44px; }
  ${({ $lifted, theme }) =>
    $lifted &&
    css`
      z-index: ${theme.layer.sticky};
      border-color: ${theme.color.focus};
      background: ${theme.color.raised};
      box-shadow: ${theme.shadow};
    `}
`;

/** Figures of up to this many characters fit beside the name; longer ones go below it. */
const roomBesideName = 16;

const Face = styled.button<{ $isLong: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto 20px;
  align-items: baseline;
  gap: 0 ${({ theme }) => theme.space[8]};
  min-height: 60px;
  padding: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[8]} 2px;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.card};
  background: none;
  text-align: start;
  &:focus-visible { outline-offset: -2px; }
  ${({ $isLong }) =>
    $isLong &&
    css`
      grid-template-columns: auto minmax(0, 1fr) 20px;
      && > * { grid-row: 3; max-width: 100%; }
      && > :first-child { grid-row: 1; grid-column: 1 / 3; }
      && > :nth-child(2) { grid-row: 2; grid-column: 1 / 3; }
      && > [aria-hidden] { grid-row: 1 / 4; }
    `}
`;

const Name = styled.span`
  font-weight: ${({ theme }) => theme.weight.strong};
  overflow-wrap: anywhere;
`;

const Total = styled.span`
  max-width: 52vw;
  font-weight: ${({ theme }) => theme.weight.strong};
  font-variant-numeric: tabular-nums;
  text-align: end;
  overflow-wrap: anywhere;
`;

const Status = styled.span`
  grid-row: 2;
  font-size: ${({ theme }) => theme.size[13]};
`;

const Own = styled.span`
  grid-row: 2;
  grid-column: 2;
  max-width: 52vw;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
  font-variant-numeric: tabular-nums;
  text-align: end;
  overflow-wrap: anywhere;
`;

const Arrow = styled.span`
  grid-column: 3;
  grid-row: 1 / 3;
  align-self: center;
  color: ${({ theme }) => theme.color.muted};
  transition: transform ${({ theme }) => theme.motion.base};
  [aria-expanded='true'] > & { transform: rotate(180deg); }
  > svg { width: 20px; height: 20px; }
`;

const Details = styled.div`
  grid-column: 1 / -1;
`;
