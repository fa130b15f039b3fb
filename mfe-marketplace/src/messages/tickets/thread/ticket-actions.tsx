import type { Ticket } from '@plaza/contracts/marketplace/tickets';
import { Button, ConfirmDialog, focusAfterRemoval, Row } from '@plaza/ui';
import { apiErrorIn, serverMessage, toast, useUser } from '@plaza/web-kit';
import { useState } from 'react';
import { useMarketplaceChangeTicketMutation } from '../tickets-api';
import { stepsFor, type TicketStep } from './ticket-steps';

/** The buttons of the steps that the user may take; Close is irreversible and asks first. */
export function TicketActions({ ticket }: { ticket: Ticket }) {
  const user = useUser();
  const [change, { isLoading }] = useMarketplaceChangeTicketMutation();
  const [pendingLabel, setPendingLabel] = useState<TicketStep['label']>();
  const [asked, setAsked] = useState<TicketStep>();
  const steps = user ? stepsFor(ticket, user) : [];

  async function handleStep({ label, changes }: TicketStep) {
    setPendingLabel(label);
    const { error } = await change({ id: ticket.id, body: { ...changes, version: ticket.version } });
    if (error) toast({ ...toErrorToast(error), variant: 'error' });
    else toast({ title: 'Ticket updated', variant: 'success' });
  }
  if (steps.length === 0) return null;
  return (
    <Row ref={focusAfterRemoval} role="group" aria-label="What can be done">
      {steps.map((step) => (
        <Button
          key={step.label}
          size="sm"
          loading={isLoading && pendingLabel === step.label}
          unavailable={isLoading && pendingLabel !== step.label}
          onClick={() => (step.label === 'Close' ? setAsked(step) : void handleStep(step))}
        >
          {step.label}
        </Button>
      ))}
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsked(undefined)}
          title="Close this ticket?"
          description="Nobody can write in it or open it again. Whoever needs more help asks anew."
          confirmLabel="Close Ticket"
          danger
          loading={isLoading}
          onConfirm={() => void handleStep(asked).then(() => setAsked(undefined))}
        />
      )}
    </Row>
  );
}

function toErrorToast(error: unknown): { title: string; description: string } {
  const description = serverMessage(error, 'Check your connection and try again.');
  const isChangedMeanwhile = apiErrorIn(error)?.data?.error.code === 'changed_meanwhile';
  return { title: isChangedMeanwhile ? 'The ticket changed meanwhile' : 'The ticket was not changed', description };
}
