import { Dialog, Kbd, styled } from '@plaza/ui';

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);
const command = isApple ? '⌘' : 'Ctrl';

const shortcuts: readonly (readonly [keys: readonly string[], does: string])[] = [
  [[command, 'K'], 'Search, go anywhere, convert an amount'],
  [['?'], 'Show these shortcuts'],
  [['↑', '↓'], 'Move between tabs, rows of a menu, results'],
  [['Home', 'End'], 'To the first and to the last of them'],
  [['Enter'], 'Open or choose'],
  [['Esc'], 'Close a dialog, a menu, a list'],
  [['F8'], 'Go to the message that just came'],
];

/** The keys that work everywhere. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Keyboard shortcuts" size="sm">
      <Lines>
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
      </Lines>
    </Dialog>
  );
}

const Lines = styled.dl`
  > div {
    display: flex;
    align-items: center;
    flex-direction: row-reverse;
    justify-content: space-between;
    gap: ${({ theme }) => theme.space[16]};
    min-height: 36px;
  }
  dt { display: flex; gap: ${({ theme }) => theme.space[4]}; }
`;
