import * as RadixMenu from 'radix-ui/dropdown-menu';
import type { ReactElement, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { CheckIcon } from '../display/icons';
import { groupLabelStyle, optionStyle, panelStyle } from '../theme/floating-list-style';

interface MenuLine {
  label: string;
  /** A second, quieter line. */
  description?: string;
  icon?: ReactNode;
}

/** One line of a menu. `checked` makes it a choice with a tick. */
export interface MenuAction extends MenuLine {
  onSelect: () => void;
  danger?: boolean;
  disabled?: boolean;
  checked?: boolean;
  /** Leaves the menu open, for choices of which one seldom makes only one. */
  staysOpen?: boolean;
}

/** A line that leads out of Plaza, in a window of its own. */
export interface MenuLink extends MenuLine {
  href: string;
}

/** A line, a heading over the next lines, or a hairline between groups. */
export type MenuEntry = MenuAction | MenuLink | { heading: ReactNode } | 'separator';

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** What stands above the lines and cannot be chosen, such as whose menu it is. */
  header?: ReactNode;
  items: readonly MenuEntry[];
  align?: 'start' | 'end';
  onOpenChange?: (open: boolean) => void;
}

/**
 * Actions behind a button. Icons stand beside all of its lines or beside none, so that the words begin below each other.
 * Arrows move, letters jump, Enter chooses, Escape gives the focus
 * back.
 */
export function Menu({ trigger, header, items, align = 'end', onOpenChange }: MenuProps) {
  // A modal menu hides the page from screen readers with the focus ring still in it; nothing here needs that.
  return (
    <RadixMenu.Root modal={false} {...(onOpenChange ? { onOpenChange } : {})}>
      <RadixMenu.Trigger asChild>{trigger}</RadixMenu.Trigger>
      <RadixMenu.Portal>
        <Panel align={align} sideOffset={4} collisionPadding={8}>
          {header}
          {withKeys(items).map(([key, entry]) => (
            <Line key={key} entry={entry} plain={!items.every(hasIcon)} />
          ))}
        </Panel>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  );
}

/** Of a line; what is no line does not count. */
const hasIcon = (entry: MenuEntry): boolean =>
  typeof entry === 'string' || 'heading' in entry || entry.icon !== undefined;

/** Lines keep their keys when others come before them: what the pointer is about to press must stay the same element. */
function withKeys(items: readonly MenuEntry[]): [string, MenuEntry][] {
  const seen = new Map<string, number>();
  return items.map((entry) => {
    const name = typeof entry === 'object' && 'label' in entry ? entry.label : 'group';
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return [`${name}-${count}`, entry];
  });
}

function Line({ entry, plain }: { entry: MenuEntry; plain: boolean }) {
  if (entry === 'separator') return <Separator />;
  if ('heading' in entry) return <Heading>{entry.heading}</Heading>;
  if ('href' in entry) {
    return (
      <Item $danger={false} asChild>
        <a href={entry.href} target="_blank" rel="noreferrer">
          <Words entry={entry} plain={plain} />
        </a>
      </Item>
    );
  }
  const { danger = false, disabled, checked, staysOpen = false } = entry;
  const onSelect = (event: Event) => {
    if (staysOpen) event.preventDefault();
    entry.onSelect();
  };
  if (checked === undefined) {
    return (
      <Item $danger={danger} disabled={disabled} onSelect={onSelect}>
        <Words entry={entry} plain={plain} />
      </Item>
    );
  }
  return (
    <CheckItem checked={checked} disabled={disabled} onSelect={onSelect}>
      <Words entry={entry} plain={plain} />
      <RadixMenu.ItemIndicator asChild>
        <Tick>
          <CheckIcon />
        </Tick>
      </RadixMenu.ItemIndicator>
    </CheckItem>
  );
}

function Words({ entry: { label, description, icon }, plain }: { entry: MenuLine; plain: boolean }) {
  return (
    <>
      {!plain && icon}
      {description ? (
        <Lines>
          {label}
          <Quiet>{description}</Quiet>
        </Lines>
      ) : (
        label
      )}
    </>
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
  &:is(a) { color: inherit; text-decoration: none; }
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

const Lines = styled.span`
  display: grid;
  min-width: 0;
`;

const Quiet = styled.span`
  overflow: hidden;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
  text-overflow: ellipsis;
  white-space: nowrap;
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
