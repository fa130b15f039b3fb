import { isAdministrator } from '@plaza/contracts/roles';
import { Dialog, Kbd, Stack, styled } from '@plaza/ui';
import { useSessionTabsQuery, useUser } from '@plaza/web-kit';
import { useId } from 'react';

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);
const command = isApple ? '⌘' : 'Ctrl';

type Shortcut = readonly [keys: readonly string[], does: string];

const everywhere: readonly Shortcut[] = [
  [[command, 'K'], 'Search, go anywhere, convert an amount'],
  [['?'], 'Show these shortcuts'],
  [['↑', '↓'], 'Move between tabs, rows of a menu, results'],
  [['Home', 'End'], 'To the first and to the last of them'],
  [['Enter'], 'Open or choose'],
  [['Esc'], 'Close a dialog, a menu, a list'],
  [['F8'], 'Go to the message that just came'],
];

const dispatch: readonly Shortcut[] = [
  [['Space'], 'On a handle: pick a job up, and put it down'],
  [['↑', '↓'], 'Carry it to the next person'],
];

const ofTabs = {
  finance_manager: [
    'Value Accounts',
    [
      [['Enter'], 'Save the field of a row'],
      [['Esc'], 'Leave the field as it was'],
      [['Space'], 'On a handle: pick a row up, and put it down'],
      [['↑', '↓'], 'Carry it'],
    ],
  ],
  messages: [
    'Messages',
    [
      [['Enter'], 'Send'],
      [['Shift', 'Enter'], 'A new line'],
      [['↑', '↓'], 'From conversation to conversation'],
    ],
  ],
} as const satisfies Record<string, readonly [title: string, shortcuts: readonly Shortcut[]]>;

/** The shortcuts that work everywhere, and those of the user's tabs. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { data: tabs = [] } = useSessionTabsQuery();
  const user = useUser();
  const dispatches = tabs.includes('bookings') && user && (user.role === 'contractor' || isAdministrator(user));
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Keyboard Shortcuts" size="sm">
      <Stack gap={16}>
        <Lines shortcuts={everywhere} />
        {Object.entries(ofTabs)
          .filter(([tab]) => tabs.some((one) => one === tab))
          .map(([tab, [title, shortcuts]]) => (
            <Group key={tab} title={title} shortcuts={shortcuts} />
          ))}
        {dispatches && <Group title="Dispatch" shortcuts={dispatch} />}
      </Stack>
    </Dialog>
  );
}

function Group({ title, shortcuts }: { title: string; shortcuts: readonly Shortcut[] }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      <Lines shortcuts={shortcuts} />
    </section>
  );
}

const Lines = ({ shortcuts }: { shortcuts: readonly Shortcut[] }) => (
  <List>
    {shortcuts.map(([keys, does]) => (
      <div key={does}>
        <dt>
          {keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
        </dt>
        <dd>{does}</dd>
      </div>
    ))}
  </List>
);

const List = styled.dl`
  > div {
    display: flex;
    align-items: center;
    flex-direction: row-reverse;
    justify-content: space-between;
    gap: ${({ theme }) => theme.space[16]};
    min-height: 36px;
  }
  dt { display: flex; flex: none; gap: ${({ theme }) => theme.space[4]}; }
`;
