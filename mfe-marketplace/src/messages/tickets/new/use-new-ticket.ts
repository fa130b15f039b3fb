import type { Ticket } from '@plaza/contracts/marketplace/tickets';
import { serverMessage, toast, useForm, useRequestKey, useWhileOpen } from '@plaza/web-kit';
import { useState } from 'react';
import { firstAttemptSaved } from '../../../notices/first-attempt';
import { useMarketplaceAddTicketMutation } from '../tickets-api';

type Draft = Pick<Ticket, 'title' | 'description' | 'priority' | 'category'>;

const noAnswer = 'No answer came. Check your connection and try again: the ticket is added once.';

/** The form of a new ticket. Its alert shows the server's message even if there are errors for single fields. */
export function useNewTicket(bookingId: string | undefined, onAdded: (id: string) => void) {
  const [add] = useMarketplaceAddTicketMutation();
  const { send } = useRequestKey(firstAttemptSaved('your tickets'));
  const [rejection, setRejection] = useState<string>();
  const leave = useWhileOpen(onAdded);
  const form = useForm<Draft, Ticket>({
    initial: { title: '', description: '', priority: 'medium', category: bookingId ? 'booking' : 'general' },
    validate,
    validatesBlank: false,
    save(draft) {
      setRejection(undefined);
      return send((key) => add({ body: { ...draft, ...(bookingId && { bookingId }) }, key }));
    },
    onSaved({ id }) {
      toast({ title: 'Ticket created', description: 'You can follow it here.', variant: 'success' });
      leave(id);
    },
    async onRejected(error) {
      setRejection(serverMessage(error, noAnswer));
      return false;
    },
    fallback: noAnswer,
  });
  const change: typeof form.change = (changes) => {
    setRejection(undefined);
    form.change(changes);
  };
  const input: typeof form.input = (name) => ({
    ...form.input(name),
    onChange: ({ target }) => change({ [name]: target.value }),
  });
  return { ...form, change, input, alert: form.alert ?? rejection };
}

function validate(name: keyof Draft, { title, description }: Draft): string | undefined {
  if (name === 'title' && title.trim() === '') return 'Title is required';
  return name === 'description' && description.trim() === '' ? 'Description is required' : undefined;
}
