import { limits } from '@plaza/contracts/limits';
import { Field, FormDialog, Select, styled, TextArea, TextInput } from '@plaza/ui';
import { ticketCategoryOptions, ticketPriorityOptions } from '../ticket-labels';
import { useNewTicket } from './use-new-ticket';

interface Props {
  /** The booking that the ticket is about, if any. */
  readonly bookingId: string | undefined;
  readonly onClose: () => void;
  readonly onAdded: (id: string) => void;
}

/** Opens a support ticket. */
export function NewTicketDialog({ bookingId, onClose, onAdded }: Props) {
  const form = useNewTicket(bookingId, onAdded);
  const { draft, errors, change, input } = form;
  return (
    <FormDialog
      title="New Ticket"
      description={bookingId ? 'About the booking that you came from.' : 'Tell us what you need help with.'}
      submitLabel="Create Ticket"
      form={form}
      onClose={onClose}
    >
      <Field label="Title" required error={errors.title}>
        <TextInput {...input('title')} autoComplete="off" maxLength={limits.shortText} />
      </Field>
      <Field label="Description" required error={errors.description}>
        <Description {...input('description')} rows={5} maxLength={limits.longText} />
      </Field>
      <Field label="Priority" error={errors.priority}>
        <Select
          value={draft.priority}
          options={ticketPriorityOptions}
          onValueChange={(chosen) =>
            change({ priority: ticketPriorityOptions.find(({ value }) => value === chosen)?.value ?? draft.priority })
          }
        />
      </Field>
      <Field label="Category" error={errors.category}>
        <Select
          value={draft.category}
          options={ticketCategoryOptions}
          onValueChange={(chosen) =>
            change({ category: ticketCategoryOptions.find(({ value }) => value === chosen)?.value ?? draft.category })
          }
        />
      </Field>
    </FormDialog>
  );
}

const Description = styled(TextArea)`
  min-height: 112px;
`;
