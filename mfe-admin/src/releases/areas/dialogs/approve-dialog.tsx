import { limits } from '@plaza/contracts/limits';
import type { Area } from '@plaza/contracts/registry/areas';
import { Field, FormDialog, TextInput } from '@plaza/ui';
import { useForm } from '@plaza/web-kit';
import { notifySuccess } from '../../../notify';
import { AreaFacts } from '../area-card';
import { useAdminApproveAreaMutation } from '../areas-api';

/** Approves an area, or gives an approved one another address of its service. */
export function ApproveDialog({ area, onClose }: { area: Area; onClose: () => void }) {
  const { title, state, service, revision } = area;
  const [approve] = useAdminApproveAreaMutation();
  const isWaiting = state === 'waiting';
  const form = useForm({
    initial: { serviceUrl: area.serviceUrl ?? '' },
    validate: (_name, { serviceUrl }) =>
      service && serviceUrl.trim() === '' ? 'Please say where the service of the area is.' : undefined,
    validatesBlank: false,
    save: ({ serviceUrl }) =>
      approve({ area: area.area, body: { revision, ...(service ? { serviceUrl: serviceUrl.trim() } : {}) } }),
    onSaved() {
      notifySuccess(isWaiting ? `${title} is in. Give its tabs to roles at Tab Permissions.` : `${title} has moved.`);
      onClose();
    },
  });
  return (
    <FormDialog
      title={isWaiting ? `Approve ${title}?` : `Change the address of ${title}`}
      description={
        isWaiting
          ? 'What it brings is there at once, and its tabs belong to nobody until you give them to roles.'
          : 'Requests go there from now on, in every gateway.'
      }
      form={form}
      submitLabel={isWaiting ? 'Approve' : 'Save Changes'}
      onClose={onClose}
    >
      <AreaFacts area={area} />
      {service && (
        <Field
          label="Address of its service"
          required
          error={form.errors.serviceUrl}
          hint="As gateways reach it over the private network, such as http://loyalty:4200."
        >
          <TextInput {...form.input('serviceUrl')} autoFocus autoComplete="off" maxLength={limits.shortText} />
        </Field>
      )}
    </FormDialog>
  );
}
