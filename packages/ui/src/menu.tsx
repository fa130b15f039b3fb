import * as RadixMenu from 'radix-ui/dropdown-menu';
import type { ReactElement, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { groupLabelStyle, optionStyle, panelStyle } from './floating-list-style';
import { CheckIcon } from './icons';

/** One line of a menu. `checked` makes it a choice with a tick. */
export interface MenuAction {
  label: string;
  onSelect: () => void;
  icon?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
  checked?: boolean;
}

/** A line, a heading over the next lines, or a hairline between groups. */
export type MenuEntry = MenuAction | { heading: ReactNode } | 'separator';

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** What stands above the lines and cannot be chosen, such as whose menu it is. */
  header?: ReactNode;
  items: readonly MenuEntry[];
  align?: 'start' | 'end';
}

/** Actions behind a button: arrows move, letters jump, Enter chooses, Escape gives the focus back. */
export function Menu({ trigger, header, items, align = 'end' }: MenuProps) {
  // A modal menu hides the page from screen readers with the focus ring still in it; nothing here needs that.
  return (
    <RadixMenu.Root modal={false}>
      <RadixMenu.Trigger asChild>{trigger}</RadixMenu.Trigger>
      <RadixMenu.Portal>
        <Panel align={align} sideOffset={4} collisionPadding={8}>
          {header}
          {items.map((entry, index) => (
            <MenuLine key={lineKey(entry, index)} entry={entry} />
          ))}
        </Panel>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  );
}

function lineKey(entry: MenuEntry, index: number): string {
  return typeof entry === 'object' && 'label' in entry ? entry.label : `group-${index}`;
}

function MenuLine({ entry }: { entry: MenuEntry }) {
  if (entry === 'separator') return <Separator />;
  if ('heading' in entry) return <Heading>{entry.heading}</Heading>;
  const { label, icon, danger = false, disabled, checked, onSelect } = entry;
  if (checked === undefined) {
    return (
      <Item $danger={danger} disabled={disabled} onSelect={onSelect}>
        {icon}
        {label}
      </Item>
    );
  }
  return (
    <CheckItem checked={checked} disabled={disabled} onSelect={onSelect}>
      {icon}
      {label}
      <RadixMenu.ItemIndicator asChild>
        <Tick>
          <CheckIcon />
        </Tick>
      </RadixMenu.ItemIndicator>
    </CheckItem>
  );
}

const Panel = styled(RadixMenu.Content)`
  ${panelStyle}
  min-width: 180px;
  max-width: min(320px, calc(100vw - 16px));
  max-height: var(--radix-dropdown-menu-content-available-height);
  overflow-y: auto;
`;

const Item = styled(RadixMenu.Item)<{ $danger: boolean }>`
  ${optionStyle}
  ${({ $danger, theme }) =>
    $danger
      ? css`
          color: ${theme.color.bad.text};
          &[data-highlighted] { background: ${theme.color.bad.tint}; }
        `
      : css`> svg { color: ${theme.color.muted}; }`}
`;

const CheckItem = styled(RadixMenu.CheckboxItem)`
  ${optionStyle}
  > svg { color: ${({ theme }) => theme.color.muted}; }
`;

const Tick = styled.span`
  margin-inline-start: auto;
  color: ${({ theme }) => theme.color.accentText};
`;

const Heading = styled(RadixMenu.Label)`${groupLabelStyle}`;

const Separator = styled(RadixMenu.Separator)`
  height: 1px;
  margin: ${({ theme }) => theme.space[4]} 0;
  background: ${({ theme }) => theme.color.line};
`;
