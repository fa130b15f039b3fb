import { render, screen, waitFor } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { Button } from '../../controls/button';
import { Checkbox } from '../../controls/checkbox';
import { Field } from '../../controls/field';
import { NumberInput } from '../../controls/number-input';
import { Select } from '../../controls/select';
import { Switch } from '../../controls/switch';
import { TextArea } from '../../controls/text-area';
import { TextInput } from '../../controls/text-input';
import { useCombobox } from '../../controls/use-combobox';
import { PlazaThemeProvider } from '../../plaza-theme-provider';
import { Dialog, type DialogProps } from '../dialog';

const currencies = ['CAD', 'USD'].map((code) => ({ value: code, label: code }));
const cities = ['Toronto'];
const none: string[] = [];

function CurrencySelect() {
  const [value, setValue] = useState('CAD');
  return (
    <Field label="Currency">
      <Select value={value} onValueChange={setValue} options={currencies} />
    </Field>
  );
}

function BalanceInput() {
  const [value, setValue] = useState('100');
  return (
    <Field label="Balance">
      <NumberInput value={value} onValueChange={setValue} />
    </Field>
  );
}

function EssentialBox() {
  const [isOn, setOn] = useState(false);
  return <Checkbox label="Essential" checked={isOn} onCheckedChange={setOn} />;
}

function ActiveSwitch() {
  const [isOn, setOn] = useState(true);
  return <Switch label="Active" checked={isOn} onCheckedChange={setOn} />;
}

function CityCombobox() {
  const [city, setCity] = useState('');
  const box = useCombobox({ options: city === 'Tor' ? cities : none, onChoose: setCity });
  return (
    <div ref={box.rootRef}>
      <input
        {...box.inputProps}
        aria-label="City"
        value={city}
        onChange={({ target }) => {
          setCity(target.value);
          box.open();
        }}
      />
      <ul {...box.listProps} hidden={!box.isOpen}>
        {box.isOpen && <li {...box.optionProps(0)}>Toronto</li>}
      </ul>
    </div>
  );
}

const fields = (
  <>
    <Field label="Name">
      <TextInput defaultValue="Savings" />
    </Field>
    <Field label="Notes">
      <TextArea />
    </Field>
    <BalanceInput />
    <CurrencySelect />
    <EssentialBox />
    <ActiveSwitch />
    <CityCombobox />
    <select aria-label="Bank">
      <option>North</option>
      <option>South</option>
    </select>
    <label>
      <input type="checkbox" /> Shared
    </label>
    <label>
      <input type="radio" name="size" defaultChecked /> Small
    </label>
    <label>
      <input type="radio" name="size" /> Large
    </label>
  </>
);

interface AccountsProps extends Pick<DialogProps, 'isChanged' | 'discardQuestion'> {
  readonly saving?: boolean;
  /** The content of the dialog. */
  readonly children?: ReactNode;
}

/** A button, and the dialog that it opens; the dialog has a field of each kind unless other fields are given. */
export function Accounts({ saving = false, children = fields, isChanged, discardQuestion }: AccountsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add account</Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        isChanged={isChanged}
        discardQuestion={discardQuestion}
        title="Account"
        onSubmit={() => setOpen(false)}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button type="submit" loading={saving}>
              Add
            </Button>
          </>
        }
      >
        {children}
      </Dialog>
    </>
  );
}

/** Renders the button and opens the dialog. */
export async function open(props: AccountsProps = {}) {
  const user = userEvent.setup();
  render(<Accounts {...props} />, { wrapper: PlazaThemeProvider });
  await user.click(screen.getByRole('button', { name: 'Add account' }));
  await screen.findByRole('dialog', { name: 'Account' });
  return user;
}

export const name = () => screen.getByRole('textbox', { name: 'Name' });
export const question = () => screen.queryByRole('alertdialog', { name: 'Discard what you entered?' });
export const press = (user: UserEvent, button: string) => user.click(screen.getByRole('button', { name: button }));
export const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
