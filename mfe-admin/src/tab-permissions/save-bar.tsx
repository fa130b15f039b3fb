import type { Role } from '@plaza/contracts/roles';
import { Badge, Button, bottomInset, ClockIcon, css, focusAfterRemoval, Row, styled } from '@plaza/ui';
import { nameRoles } from './labels/permission-labels';

interface SaveBarProps {
  unsaved: readonly Role[];
  saving: boolean;
  onSave: () => void;
  onDiscard: () => void;
  onHistory: () => void;
}

/**
 * The unsaved changes of all roles, with the buttons to save them and to open the history. It is sticky while there are
 * unsaved changes.
 */
export function SaveBar({ unsaved, saving, onSave, onDiscard, onHistory }: SaveBarProps) {
  const nothing = unsaved.length === 0;
  return (
    <Bar $sticks={!nothing}>
      <Row>
        {nothing ? (
          <Quiet>Everything is saved.</Quiet>
        ) : (
          <>
            <Badge tone="attention" dot>
              Unsaved Changes
            </Badge>
            <Quiet>{nameRoles(unsaved)}</Quiet>
          </>
        )}
      </Row>
      <Buttons ref={focusAfterRemoval} role="group" aria-label="Save or discard">
        <Button variant="ghost" icon={<ClockIcon />} onClick={onHistory}>
          History
        </Button>
        {!nothing && (
          <Button variant="ghost" onClick={onDiscard}>
            Discard
          </Button>
        )}
        <Button variant="primary" unavailable={nothing} loading={saving} onClick={onSave}>
          Save Changes
        </Button>
      </Buttons>
    </Bar>
  );
}

const Bar = styled.footer<{ $sticks: boolean }>`
  ${({ $sticks, theme }) => $sticks && css`position: sticky; inset-block-end: ${bottomInset}; z-index: ${theme.layer.sticky};`}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[16]};
  padding: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[16]};
  border-top: 1px solid ${({ theme }) => theme.color.line};
  border-radius: 0 0 ${({ theme }) => theme.radius.card} ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};
`;

const Buttons = styled(Row)`
  margin-inline-start: auto;
`;

const Quiet = styled.span`
  color: ${({ theme }) => theme.color.muted};
`;
