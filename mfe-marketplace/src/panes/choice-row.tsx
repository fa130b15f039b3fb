import { ScrollFrame, styled } from '@plaza/ui';
import type { ComponentProps, ReactNode } from 'react';
import { row } from './arrow-keys';

interface ChoiceRowProps {
  readonly isChosen: boolean;
  /** Whether this row is the tab stop of the list; arrow keys move within it. */
  readonly isStop: boolean;
  readonly onFocus: () => void;
  readonly onChoose: () => void;
  /** Rendered beside the button. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A row of a list with one choice; the whole row is a button. */
export function ChoiceRow({ isChosen, isStop, onFocus, onChoose, aside, children }: ChoiceRowProps) {
  return (
    <Item data-chosen={isChosen}>
      <Choice
        {...row}
        type="button"
        tabIndex={isStop ? 0 : -1}
        aria-current={isChosen}
        onFocus={onFocus}
        onClick={onChoose}
      >
        {children}
      </Choice>
      {aside}
    </Item>
  );
}

/** The list around choice rows; it scrolls if its pane is lower than the list. */
export const ChoiceList = (props: ComponentProps<'ul'>) => (
  <ScrollFrame>
    <List {...props} />
  </ScrollFrame>
);

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Item = styled.li`
  position: relative;
  &:not(:first-child) { border-top: 1px solid ${({ theme }) => theme.color.line}; }
  &:hover { background: ${({ theme }) => theme.color.hover}; }
  /* Neutral, so that the color of an avatar contrasts with it in both color modes. */
  &[data-chosen='true'] {
    background: ${({ theme }) => theme.color.hover};
    box-shadow: inset 3px 0 ${({ theme }) => theme.color.accentText};
    @media (forced-colors: active) { outline: 2px solid Highlight; outline-offset: -2px; }
  }
`;

const Choice = styled.button`
  display: block;
  width: 100%;
  padding: ${({ theme }) => theme.space[12]};
  border: 0;
  background: none;
  color: inherit;
  text-align: start;
  &:focus-visible { outline-offset: -2px; }
`;
