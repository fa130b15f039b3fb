import type { Address } from '@plaza/contracts/identity/addresses';
import { Badge, Button, Row, styled } from '@plaza/ui';
import { addressTypeLabel } from './address-types';
import { DirectionsLink } from './directions-link';

interface AddressRowProps {
  address: Address;
  isBecomingMain?: boolean;
  onSetMain?: () => void;
  /** If undefined, the row is read-only. */
  onEdit?: () => void;
  onRemove?: () => void;
}

/** A saved address and its actions. */
export function AddressRow({ address, isBecomingMain, onSetMain, onEdit, onRemove }: AddressRowProps) {
  const { label, isMain, type, notes } = address;
  return (
    <li>
      <Text>
        <Row>
          <b>{label}</b>
          <Badge>{addressTypeLabel(type)}</Badge>
          {isMain && <Badge tone="info">Main</Badge>}
        </Row>
        <p>{address.address}</p>
        {notes && <Notes>{notes}</Notes>}
      </Text>
      <Actions>
        <DirectionsLink address={address} />
        {onEdit && (
          <Row gap={4}>
            {!isMain && (
              <Button
                size="sm"
                variant="ghost"
                loading={isBecomingMain ?? false}
                aria-label={`Set as Main: ${label}`}
                onClick={onSetMain}
              >
                Set as Main
              </Button>
            )}
            <Button size="sm" variant="ghost" aria-label={`Edit ${label}`} onClick={onEdit}>
              Edit
            </Button>
            <Button size="sm" variant="ghost" aria-label={`Delete ${label}`} onClick={onRemove}>
              Delete
            </Button>
          </Row>
        )}
      </Actions>
    </li>
  );
}

const Text = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  overflow-wrap: anywhere;
`;

const Notes = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
  white-space: pre-line;
`;

const Actions = styled(Row)`
  justify-content: space-between;
  margin-top: ${({ theme }) => theme.space[8]};
`;
