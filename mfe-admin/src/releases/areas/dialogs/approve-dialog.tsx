import { limits } from '@plaza/contracts/limits';
import type { Area } from '@plaza/contracts/registry/areas';
import { Field, FormDialog, TextInput } from '@plaza/ui';
import { type ApiError, useForm, useWhileOpen } from '@plaza/web-kit';
import { useState } from 'react';
import { notifySuccess } from '../../../notices/notify';
import { AreaFacts } from '../area-card';
import { useAdminApproveAreaMutation, useAdminAreasQuery } from '../areas-api';

/** Approves an area, or changes the service address of an approved one. */
export function ApproveDialog({ area: opened, onClose }: { area: Area; onClose: () => void }) {
  const { refetch } = useAdminAreasQuery();
  const [area, setArea] = useState(opened);
  const { title, state, service, revision } = area;
  const [approve] = useAdminApproveAreaMutation();
  const isWaiting = state === 'waiting';
  const close = useWhileOpen(onClose);
  const form = useForm({
    initial: { serviceUrl: area.serviceUrl ?? '' },
    validate: (_name, { serviceUrl }) =>
      service && serviceUrl.trim() === '' ? 'Please enter the address of the service.' : undefined,
    validatesBlank: false,
    save: ({ serviceUrl }) =>
      approve({ area: area.area, body: { revision, ...(service ? { serviceUrl: serviceUrl.trim() } : {}) } }),
    onSaved() {
      notifySuccess(
        isWaiting
          ? `${title} was approved. Give its tabs to roles at Tab Permissions.`
          : `The address of ${title} was changed.`,
      );
      close();
    },
    onRejected: lookAgain,
  });

  /** Shows what a release has changed meanwhile; the next approval covers it. @returns whether the alert says so */
  async function lookAgain(error: ApiError): Promise<false> {
    if (error.data?.error.code !== 'area_changed') return false;
    const now = (await refetch()).data?.find((one) => one.area === area.area);
    if (now) setArea(now);
    return false;
  }

  return (
    <FormDialog
      title={isWaiting ? `Approve ${title}?` : `Change the Address of ${title}`}
      description={
        isWaiting
          ? 'It is available at once, but nobody sees its tabs until you give them to roles.'
          : 'Every gateway sends its requests there from now on.'
      }
      form={form}
      submitLabel={isWaiting ? 'Approve' : 'Save Changes'}
      onClose={onClose}
    >
      <AreaFacts area={area} />
      {service && (
        <Field
          label="Service address"
          required
          error={form.errors.serviceUrl}
          hint="In the private network of the gateways, such as http://loyalty:4200."
        >
          <TextInput {...form.input('serviceUrl')} autoFocus autoComplete="off" maxLength={limits.shortText} />
        </Field>
      )}
    </FormDialog>
  );
}
