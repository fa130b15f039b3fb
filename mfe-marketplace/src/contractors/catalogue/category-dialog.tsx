import { limits } from '@plaza/contracts/limits';
import type { ServiceCategory } from '@plaza/contracts/marketplace/catalogue';
import { Field, Switch, TextArea, TextInput } from '@plaza/ui';
import { toast } from '@plaza/web-kit';
import { useForm } from '../../forms/use-form';
import { useMarketplaceAddCategoryMutation, useMarketplaceChangeCategoryMutation } from './catalogue-api';
import { EditDialog } from './edit-dialog';

type Draft = Pick<ServiceCategory, 'name' | 'description' | 'isActive'>;
const blank: Draft = { name: '', description: '', isActive: true };
const faultIn = (name: keyof Draft, draft: Draft) =>
  name === 'name' && draft.name.trim() === '' ? 'Enter a name.' : undefined;

interface CategoryDialogProps {
  /** Undefined adds one. */
  category: ServiceCategory | undefined;
  onClose: () => void;
}

/** Adds a category, or renames, describes or switches one off. */
export function CategoryDialog({ category, onClose }: CategoryDialogProps) {
  const [add] = useMarketplaceAddCategoryMutation();
  const [changeCategory] = useMarketplaceChangeCategoryMutation();
  const { name, description, isActive } = category ?? blank;
  const { form, draft, faults, refusal, isSaving, change, leave, submit } = useForm({
    initial: { name, description, isActive },
    faultIn,
    save: (body: Draft) => (category ? changeCategory({ id: category.id, body }) : add({ body })),
    onSaved(saved: ServiceCategory) {
      toast({ title: category ? 'Category saved' : 'Category added', description: saved.name });
      onClose();
    },
  });
  return (
    <EditDialog
      what="Category"
      isNew={category === undefined}
      size="sm"
      form={form}
      refusal={refusal}
      isSaving={isSaving}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field label="Name" required error={faults.name}>
        <TextInput
          value={draft.name}
          maxLength={limits.name}
          autoComplete="off"
          onChange={({ target }) => change({ name: target.value })}
          onBlur={() => leave('name')}
        />
      </Field>
      <Field label="Description" error={faults.description}>
        <TextArea
          value={draft.description}
          rows={3}
          maxLength={limits.longText}
          onChange={({ target }) => change({ description: target.value })}
        />
      </Field>
      <Switch
        label="Active"
        hint="Switched off, it and its services are hidden from customers."
        checked={draft.isActive}
        onCheckedChange={(chosen) => change({ isActive: chosen })}
      />
    </EditDialog>
  );
}
