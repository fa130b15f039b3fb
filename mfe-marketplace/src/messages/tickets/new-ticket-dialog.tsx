import { limits } from '@plaza/contracts/limits';
import { Button, Dialog, Field, Select, Stack, styled, TextArea, TextInput } from '@plaza/ui';
import { ticketCategoryOptions, ticketPriorityOptions } from './ticket-labels';
import { useNewTicket } from './use-new-ticket';

interface Props {
  /** The booking that it is about, where it is about one. */
  readonly bookingId: string | undefined;
  readonly onClose: () => void;
  readonly onAdded: (id: string) => void;
}

/** Asks for help; what was typed stays when the server says no. */
export function NewTicketDialog({ bookingId, onClose, onAdded }: Props) {
  const { draft, set, faults, refusal, isSending, submit } = useNewTicket(bookingId, onAdded);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      onSubmit={() => void submit()}
      title="New ticket"
      description={bookingId ? 'About the booking that you came from.' : 'Tell us what you need help with.'}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" loading={isSending}>
            Create ticket
          </Button>
        </>
      }
    >
      <Stack>
        <Field label="Title" required error={faults.title}>
          <TextInput
            autoComplete="off"
            maxLength={limits.shortText}
            value={draft.title}
            onChange={({ currentTarget }) => set({ title: currentTarget.value })}
          />
        </Field>
        <Field label="Description" required error={faults.description}>
          <Description
            rows={5}
            maxLength={limits.longText}
            value={draft.description}
            onChange={({ currentTarget }) => set({ description: currentTarget.value })}
          />
        </Field>
        <Field label="Priority">
          <Select
            value={draft.priority}
            options={ticketPriorityOptions}
            onValueChange={(chosen) => {
              const found = ticketPriorityOptions.find(({ value }) => value === chosen);
              if (found) set({ priority: found.value });
            }}
          />
        </Field>
        <Field label="Category">
          <Select
            value={draft.category}
            options={ticketCategoryOptions}
            onValueChange={(chosen) => {
              const found = ticketCategoryOptions.find(({ value }) => value === chosen);
              if (found) set({ category: found.value });
            }}
          />
        </Field>
        {refusal && <Refusal role="alert">{refusal}</Refusal>}
      </Stack>
    </Dialog>
  );
}

const Description = styled(TextArea)`
  min-height: 112px;
`;

const Refusal = styled.p`
  color: ${({ theme }) => theme.color.bad.text};
`;
