import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { retainDrafts } from './stored-drafts';
import { type FormOptions, useForm } from './use-form';

interface Draft {
  name: string;
  city: string;
}

type Options = Partial<FormOptions<Draft, string>>;

const refusal = (status: number, error: object) => ({
  status,
  message: `${status}: Refused.`,
  data: { success: false, message: 'Refused.', error: { code: 'invalid_input', message: 'Refused.', ...error } },
});

const noAnswer = { status: 0, message: 'Failed to fetch' };

function AddressForm(options: Options) {
  const form = useForm<Draft, string>({
    initial: { name: '', city: '' },
    validate: (name, draft) => (draft[name] === '' ? `Enter a ${name}` : undefined),
    save: async () => ({ data: 'saved' }),
    onSaved: () => undefined,
    ...options,
  });
  return (
    <form
      ref={form.ref}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      {(['name', 'city'] as const).map((name) => (
        <label key={name}>
          {name}
          <input {...form.input(name)} aria-invalid={form.errors[name] !== undefined} />
          <span>{form.errors[name]}</span>
        </label>
      ))}
      {form.alert && <p role="alert">{form.alert}</p>}
      <button type="button" onClick={() => form.replace({ name: 'Ada', city: 'London' })}>
        Take theirs
      </button>
      <button type="submit">{form.isSaving ? 'Saving' : 'Save'}</button>
    </form>
  );
}

const show = (options: Options = {}) => {
  render(<AddressForm {...options} />);
  return userEvent.setup();
};
const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
const save = () => screen.getByRole('button', { name: /^Sav/ });

test('a field is validated on blur, not while typing', async () => {
  const user = show();
  await user.click(field('name'));
  expect(screen.queryByText('Enter a name')).not.toBeInTheDocument();
  await user.tab();
  expect(screen.getByText('Enter a name')).toBeVisible();
  await user.type(field('name'), 'A');
  expect(screen.queryByText('Enter a name')).not.toBeInTheDocument();
});

test('an error that another field has corrected disappears when that field is left', async () => {
  const isSame = (name: string, draft: Draft) =>
    name === 'city' && draft.city !== '' && draft.city !== draft.name ? 'They differ' : undefined;
  const user = show({ validate: isSame });
  await user.type(field('name'), 'Londn');
  await user.type(field('city'), 'London');
  await user.tab();
  expect(screen.getByText('They differ')).toBeVisible();
  await user.clear(field('name'));
  await user.type(field('name'), 'London');
  await user.tab();
  expect(screen.queryByText('They differ')).not.toBeInTheDocument();
  expect(field('city')).not.toBeInvalid();
});

test('a form may ignore blank fields until it is submitted', async () => {
  const user = show({ validatesBlank: false });
  await user.click(field('name'));
  await user.tab();
  expect(screen.queryByText('Enter a name')).not.toBeInTheDocument();
  await user.click(save());
  expect(screen.getByText('Enter a name')).toBeVisible();
});

test('submitting focuses the first invalid field and sends nothing', async () => {
  const send = jest.fn();
  const user = show({ save: send });
  await user.type(field('name'), 'Ada');
  await user.click(save());
  expect(field('city')).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
});

test('a valid draft is sent once, even if it is submitted repeatedly', async () => {
  let answer = (_result: { data: string }) => {};
  const send = jest.fn(() => new Promise<{ data: string }>((resolve) => (answer = resolve)));
  const onSaved = jest.fn();
  const user = show({ save: send, onSaved });
  await user.type(field('name'), 'Ada');
  await user.type(field('city'), 'London{Enter}');
  await user.keyboard('{Enter}');
  expect(save()).toHaveTextContent('Saving');
  answer({ data: 'saved' });
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith('saved'));
  expect(send).toHaveBeenCalledTimes(1);
  expect(send).toHaveBeenCalledWith({ name: 'Ada', city: 'London' });
});

test('field errors of the server are shown at their fields, and the input is kept', async () => {
  const details = [
    { path: 'city.0', message: 'Nobody knows this city.' },
    { path: 'elsewhere', message: 'Not a field of this form.' },
  ];
  const user = show({ save: async () => ({ error: refusal(400, { details }) }) });
  await user.type(field('name'), 'Ada');
  await user.type(field('city'), 'Atlantis{Enter}');
  expect(await screen.findByText('Nobody knows this city.')).toBeVisible();
  expect(field('city')).toHaveFocus();
  expect(field('city')).toHaveValue('Atlantis');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('any other rejection is the alert of the form until something is changed', async () => {
  const user = show({ save: async () => ({ error: refusal(409, {}) }) });
  await user.type(field('name'), 'Ada');
  await user.type(field('city'), 'London{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Refused.');
  await user.type(field('city'), '!');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a missing answer is shown in the alert', async () => {
  const user = show({ save: async () => ({ error: noAnswer }), fallback: 'Plaza cannot be reached.' });
  await user.type(field('name'), 'Ada');
  await user.type(field('city'), 'London{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Plaza cannot be reached.');
});

test('a rejection that is handled elsewhere shows no alert', async () => {
  const onRejected = jest.fn(async () => true);
  const user = show({ save: async () => ({ error: refusal(409, { code: 'changed_elsewhere' }) }), onRejected });
  await user.type(field('name'), 'Ada');
  await user.type(field('city'), 'London{Enter}');
  await waitFor(() => expect(onRejected).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(save()).toHaveTextContent('Save'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a form restarts from another draft without its errors', async () => {
  const user = show();
  await user.click(save());
  await user.click(screen.getByRole('button', { name: 'Take theirs' }));
  expect(field('city')).toHaveValue('London');
  expect(screen.queryByText(/^Enter a/)).not.toBeInTheDocument();
});

test('a form can be submitted again after a rejection', async () => {
  const send = jest.fn().mockResolvedValueOnce({ error: noAnswer }).mockResolvedValue({ data: 'saved' });
  const onSaved = jest.fn();
  const user = show({ save: send, onSaved });
  await user.type(field('name'), 'Ada');
  await user.type(field('city'), 'London{Enter}');
  expect(await screen.findByRole('alert')).toBeVisible();
  await user.click(save());
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

describe('input of a form that another version of its screen replaces', () => {
  // As the shell does: the old screen goes first.
  const replaceBy = (next: ReactElement, view: ReturnType<typeof render>) => {
    const stop = retainDrafts();
    view.rerender(<p>neither</p>);
    view.rerender(next);
    stop();
  };
  const typed = async (options: Options = {}) => {
    const view = render(<AddressForm key="old" {...options} />);
    await userEvent.setup().type(field('name'), 'Ada');
    return view;
  };

  test('is kept, once', async () => {
    const view = await typed();
    replaceBy(<AddressForm key="new" />, view);
    expect(field('name')).toHaveValue('Ada');
    view.rerender(<AddressForm key="newer" />);
    expect(field('name')).toHaveValue('');
  });

  test('is kept for a form that is opened later', async () => {
    const view = await typed();
    replaceBy(<p>closed</p>, view);
    view.rerender(<AddressForm key="new" />);
    expect(field('name')).toHaveValue('Ada');
  });

  test('is not used for a form with other initial values or another user', async () => {
    const view = await typed();
    replaceBy(<AddressForm key="other" initial={{ name: '', city: 'London' }} />, view);
    expect(field('name')).toHaveValue('');
    localStorage.setItem('jwt', tokenOf('somebody-else'));
    view.rerender(<AddressForm key="new" />);
    expect(field('name')).toHaveValue('');
    localStorage.removeItem('jwt');
    view.rerender(<AddressForm key="mine" />);
    expect(field('name')).toHaveValue('Ada');
  });

  test('is discarded when the form is simply closed', async () => {
    const view = await typed();
    view.rerender(<AddressForm key="new" />);
    expect(field('name')).toHaveValue('');
  });
});

const tokenOf = (sub: string) => `h.${btoa(JSON.stringify({ sub }))}.s`;
