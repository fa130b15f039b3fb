import { limits } from '@plaza/contracts/limits';
import type { ServiceCategory } from '@plaza/contracts/marketplace/catalog';
import { Field, FormDialog, TextInput } from '@plaza/ui';
import { toast, useAppDispatch, useForm, useWhileOpen } from '@plaza/web-kit';
import { changesBetween } from '../../editing/changes';
import { useRecordEdit, type WriteResult } from '../../editing/use-record-edit';
import { ActiveSwitch, DescriptionField } from './entry-fields';
import {
  readCategory,
  useMarketplaceAddCategoryMutation,
  useMarketplaceChangeCategoryMutation,
} from './service-catalog-api';

type Draft = Pick<ServiceCategory, 'name' | 'description' | 'isActive'>;

/** The editable fields of a category. */
const toDraft = ({ name, description, isActive }: Draft): Draft => ({ name, description, isActive });
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
  const dispatch = useAppDispatch();
  const [add] = useMarketplaceAddCategoryMutation();
  const [change] = useMarketplaceChangeCategoryMutation();
  const close = useWhileOpen(onClose);
  const initial = toDraft(category ?? blank);
  const saveEdit = useRecordEdit<Draft>({
    initial,
    async readLatest() {
      const latest = category && (await dispatch(readCategory(category)));
      return latest && toDraft(latest);
    },
  });
  const form = useForm<Draft, ServiceCategory>({
    initial,
    validate,
    save(typed): Promise<WriteResult<ServiceCategory>> {
      if (!category) return add({ body: typed });
      return saveEdit({
        typed,
        replace: form.replace,
        write: (shown) => change({ id: category.id, body: changesBetween(shown, typed) }),
      });
    },
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
