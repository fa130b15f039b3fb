import type { FieldError } from '@plaza/contracts/errors';
import { AlertIcon, Button, Row, styled } from '@plaza/ui';
import { useEffect, useRef } from 'react';

interface ConflictNoticeProps {
  name: string;
  changes: readonly FieldError[];
  loading: boolean;
  saving: boolean;
  onLoadTheirs: () => void;
  onSaveMine: () => void;
}

/** Shows what somebody else changed meanwhile, and lets the user choose between both versions. */
export function ConflictNotice({ name, changes, loading, saving, onLoadTheirs, onSaveMine }: ConflictNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  // Takes the focus, since the notice could be out of sight beside a long form.
  useEffect(() => box.current?.focus(), []);
  return (
    <Box ref={box} role="alert" tabIndex={-1}>
      <AlertIcon />
      <div>
        <strong>{name} was changed by somebody else meanwhile.</strong>
        {changes.length > 0 && (
          <ul>
            {changes.map(({ path, message }) => (
              <li key={`${path} ${message}`}>{message}</li>
            ))}
          </ul>
        )}
        <Row>
          <Button size="sm" loading={loading} onClick={onLoadTheirs}>
            Load Theirs
          </Button>
          <Button size="sm" loading={saving} onClick={onSaveMine}>
            Save Mine Anyway
          </Button>
        </Row>
      </div>
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space[12]};
  padding: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[16]};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.attention.tint};
  > svg { flex: none; margin-top: 2px; color: ${({ theme }) => theme.color.attention.text}; }
  > div { min-width: 0; overflow-wrap: anywhere; }
  strong { font-weight: ${({ theme }) => theme.weight.strong}; }
  ul { margin-top: ${({ theme }) => theme.space[4]}; padding-inline-start: ${({ theme }) => theme.space[16]}; }
  > div > :last-child { margin-top: ${({ theme }) => theme.space[12]}; }
`;
