import { limits } from '@plaza/contracts/limits';
import type { ServiceCategory } from '@plaza/contracts/marketplace/catalog';
import { Field, FormDialog, TextInput } from '@plaza/ui';
import { toast, useForm, useWhileOpen } from '@plaza/web-kit';
import { ActiveSwitch, DescriptionField } from './entry-fields';
import { useMarketplaceAddCategoryMutation, useMarketplaceChangeCategoryMutation } from './service-catalog-api';

type Draft = Pick<ServiceCategory, 'name' | 'description' | 'isActive'>;

const blank: Draft = { name: '', description: '', isActive: true };
const validate = (name: keyof Draft, draft: Draft) =>
  name === 'name' && draft.name.trim() === '' ? 'Enter a name.' : undefined;

interface CategoryDialogProps {
  /** Undefined when adding. */
  category: ServiceCategory | undefined;
  onClose: () => void;
}

/** Adds or edits a category. */
export function CategoryDialog({ category, onClose }: CategoryDialogProps) {
  const [add] = useMarketplaceAddCategoryMutation();
  const [change] = useMarketplaceChangeCategoryMutation();
  const { name, description, isActive } = category ?? blank;
  const close = useWhileOpen(onClose);
  const form = useForm<Draft, ServiceCategory>({
    initial: { name, description, isActive },
    validate,
    save: (body) => (category ? change({ id: category.id, body }) : add({ body })),
    onSaved(saved) {
      toast({ title: category ? 'Category saved' : 'Category added', description: saved.name });
      close();
    },
  });
  return (
    <FormDialog
      size="sm"
      title={category ? 'Edit Category' : 'Add Category'}
      submitLabel={category ? 'Save Changes' : 'Add Category'}
      form={form}
      onClose={onClose}
    >
      <Field label="Name" required error={form.errors.name}>
        <TextInput {...form.input('name')} maxLength={limits.name} autoComplete="off" />
      </Field>
      <DescriptionField form={form} />
      <ActiveSwitch form={form} hint="Switched off, it and its services are hidden from customers." />
    </FormDialog>
  );
}
