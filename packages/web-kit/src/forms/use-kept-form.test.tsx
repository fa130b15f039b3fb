import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearSession, followStoredSession } from '../session/session';
import { createAppStore } from '../store/store';
import { forgetAllChanges, hasKeptForm } from './kept-changes';
import { retainDrafts } from './stored-drafts';
import { useForm } from './use-form';
import { type KeptFormOptions, useKeptForm } from './use-kept-form';

interface Draft {
  name: string;
  city: string;
  password: string;
}

const saved: Draft = { name: 'Ada', city: 'London', password: '' };
const tokenOf = (sub: string) => `h.${btoa(JSON.stringify({ sub }))}.s`;
const signIn = (person: string) => localStorage.setItem('jwt', tokenOf(person));

beforeEach(() => signIn('ada'));
afterEach(() => {
  forgetAllChanges();
  localStorage.clear();
});

function PersonForm(options: Partial<KeptFormOptions<Draft, string>>) {
  const form = useKeptForm<Draft, string>({
    name: 'test/person',
    initial: saved,
    secrets: ['password'],
    validate: () => undefined,
    save: async () => ({ data: 'saved' }),
    onSaved: () => form.discard(),
    ...options,
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      {(['name', 'city', 'password'] as const).map((name) => (
        <label key={name}>
          {name}
          <input {...form.input(name)} />
        </label>
      ))}
      <output>{form.isUnsaved ? 'unsaved' : 'as saved'}</output>
      <button type="button" onClick={form.discard}>
        Cancel
      </button>
      <button type="submit">Save</button>
    </form>
  );
}

/** A form that is saved only once. */
function FinishedForm({ save }: Pick<KeptFormOptions<Draft, string>, 'save'>) {
  const form = useKeptForm<Draft, string>({
    name: 'test/person',
    initial: saved,
    validate: () => undefined,
    save,
    onSaved: () => form.finish(),
  });
  return (
    <>
      <input aria-label="name" {...form.input('name')} />
      <button type="button" onClick={() => void form.submit()}>
        Save
      </button>
    </>
  );
}

/** The same form in a version of the remote that keeps nothing. */
function OlderForm({ initial = saved }: { initial?: Draft }) {
  const form = useForm({ initial, validate: () => undefined, save: async () => ({}), onSaved: () => undefined });
  return (
    <label>
      name
      <input {...form.input('name')} />
    </label>
  );
}

const field = (name: string) => screen.getByRole('textbox', { name });

function show(options: Partial<KeptFormOptions<Draft, string>> = {}) {
  const view = render(<PersonForm {...options} />);
  return {
    user: userEvent.setup(),
    leave: () => view.rerender(<p>another tab</p>),
    comeBack: (newer: Partial<KeptFormOptions<Draft, string>> = {}) =>
      view.rerender(<PersonForm {...options} {...newer} />),
    takeBack: (initial = saved) => view.rerender(<OlderForm initial={initial} />),
  };
}

/** Reloads or closes the page. @returns whether the browser asks first */
function unload(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  act(() => {
    window.dispatchEvent(event);
  });
  return event.defaultPrevented;
}

it('restores the input when it returns to the page, once, without secrets', async () => {
  const { user, leave, comeBack } = show();
  await user.type(field('name'), ' Byron');
  await user.type(field('password'), 'secret');
  leave();
  expect(hasKeptForm('test/person')).toBe(true);
  comeBack();
  expect(field('name')).toHaveValue('Ada Byron');
  expect(field('password')).toHaveValue('');
  expect(screen.getByText('unsaved')).toBeVisible();
  expect(hasKeptForm('test/person')).toBe(false);
});

it('restores it over newer saved values, and fields without input show these', async () => {
  const { user, leave, comeBack } = show();
  await user.type(field('name'), ' Byron');
  leave();
  comeBack({ initial: { ...saved, city: 'Toronto' } });
  expect(field('name')).toHaveValue('Ada Byron');
  expect(field('city')).toHaveValue('Toronto');
});

it('stores nothing if only blanks were changed', async () => {
  const { user, leave } = show();
  await user.type(field('name'), '  ');
  leave();
  expect(hasKeptForm('test/person')).toBe(false);
  expect(unload()).toBe(false);
});

it.each(['Cancel', 'Save'])('stores nothing after %s, until the next input', async (button) => {
  const { user, leave, comeBack } = show();
  await user.type(field('name'), ' Byron');
  await user.click(screen.getByRole('button', { name: button }));
  leave();
  expect(hasKeptForm('test/person')).toBe(false);
  comeBack();
  expect(field('name')).toHaveValue('Ada');
  await user.type(field('name'), '!');
  leave();
  expect(hasKeptForm('test/person')).toBe(true);
});

it('stores nothing that is saved after the form has left the page', async () => {
  let answer = (_result: { data: string }) => {};
  const { user, leave } = show({ save: () => new Promise((resolve) => (answer = resolve)) });
  await user.type(field('name'), ' Byron{Enter}');
  leave();
  expect(hasKeptForm('test/person')).toBe(true);
  answer({ data: 'saved' });
  await waitFor(() => expect(hasKeptForm('test/person')).toBe(false));
  expect(unload()).toBe(false);
});

/** A form whose saving is answered later. */
function showAndHold() {
  let answer = (_result: { data: string }) => {};
  const view = show({ save: () => new Promise((resolve) => (answer = resolve)) });
  return { ...view, answer: () => act(async () => answer({ data: 'saved' })) };
}

it('keeps the input of a later form with the same name when the save of an earlier one succeeds', async () => {
  const { user, leave, comeBack, answer } = showAndHold();
  await user.type(field('name'), ' Byron{Enter}');
  leave();
  comeBack();
  await user.type(field('city'), ' East');
  leave();
  await answer();
  expect(unload()).toBe(true);
  comeBack({ initial: { ...saved, name: 'Ada Byron' } });
  expect(field('city')).toHaveValue('London East');
});

it('keeps input that was typed after submitting, if the form is unmounted before the answer', async () => {
  const { user, leave, comeBack, answer } = showAndHold();
  await user.type(field('name'), ' Byron{Enter}');
  await user.type(field('name'), ' King');
  leave();
  await answer();
  comeBack();
  expect(field('name')).toHaveValue('Ada Byron King');
});

describe('a form that is finished when it is saved', () => {
  async function submitAndType() {
    let answer = (_result: { data: string }) => {};
    const form = <FinishedForm save={() => new Promise((resolve) => (answer = resolve))} />;
    const view = render(form);
    const user = userEvent.setup();
    await user.type(field('name'), ' Byron');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.type(field('name'), ' King');
    return {
      user,
      leave: () => view.rerender(<p>another tab</p>),
      comeBack: () => view.rerender(form),
      answer: () => act(async () => answer({ data: 'saved' })),
    };
  }

  it('keeps nothing that was typed since it was submitted', async () => {
    const { leave, answer } = await submitAndType();
    await answer();
    leave();
    expect(hasKeptForm('test/person')).toBe(false);
  });

  it('keeps nothing of that either if it left the page before the answer', async () => {
    const { leave, answer } = await submitAndType();
    leave();
    expect(hasKeptForm('test/person')).toBe(true);
    await answer();
    expect(hasKeptForm('test/person')).toBe(false);
  });

  it('keeps the input of a later form with the same name', async () => {
    const { user, leave, comeBack, answer } = await submitAndType();
    leave();
    comeBack();
    await user.type(field('name'), ' Lovelace');
    leave();
    await answer();
    expect(hasKeptForm('test/person')).toBe(true);
  });
});

it('keeps nothing when the save succeeds after another visit that changed nothing', async () => {
  const { user, leave, comeBack, answer } = showAndHold();
  await user.type(field('name'), ' Byron{Enter}');
  leave();
  comeBack();
  leave();
  await answer();
  expect(hasKeptForm('test/person')).toBe(false);
});

it('asks before unload while input is unsaved, on the page or off it', async () => {
  const { user, leave, comeBack } = show();
  expect(unload()).toBe(false);
  await user.type(field('password'), 'secret');
  expect(unload()).toBe(false);
  await user.type(field('name'), '!');
  expect(unload()).toBe(true);
  leave();
  expect(unload()).toBe(true);
  comeBack();
  await user.type(field('name'), '{Backspace}');
  expect(unload()).toBe(false);
});

it('is separate for each user, and signing out discards it', async () => {
  const { user, leave, comeBack } = show();
  await user.type(field('name'), ' Byron');
  leave();
  signIn('grace');
  expect(hasKeptForm('test/person')).toBe(false);
  expect(unload()).toBe(false);
  signIn('ada');
  comeBack();
  expect(field('name')).toHaveValue('Ada Byron');
  leave();
  act(() => createAppStore().dispatch(clearSession()));
  signIn('ada');
  expect(hasKeptForm('test/person')).toBe(false);
});

it('is discarded when another window signs out', async () => {
  const unfollow = createAppStore().dispatch(followStoredSession());
  const { user, leave } = show();
  await user.type(field('name'), ' Byron');
  leave();
  localStorage.removeItem('jwt');
  window.dispatchEvent(new StorageEvent('storage', { key: 'jwt' }));
  signIn('ada');
  expect(hasKeptForm('test/person')).toBe(false);
  unfollow();
});

it('stores nothing of a user whose session ended while the form was open', async () => {
  const { user, leave } = show();
  await user.type(field('name'), ' Byron');
  signIn('grace');
  leave();
  expect(hasKeptForm('test/person')).toBe(false);
  signIn('ada');
  expect(hasKeptForm('test/person')).toBe(false);
});

describe('when another version of its screen replaces it', () => {
  /** As the shell does: the old screen goes first. */
  const replaceBy = (next: () => void, leave: () => void) => {
    const stop = retainDrafts();
    leave();
    next();
    stop();
  };

  it('is restored once in a version that supports it, and reported as unsaved until then', async () => {
    const { user, leave, comeBack } = show();
    await user.type(field('name'), ' Byron');
    replaceBy(() => {
      expect(hasKeptForm('test/person')).toBe(true);
      comeBack();
    }, leave);
    expect(field('name')).toHaveValue('Ada Byron');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    leave();
    comeBack();
    expect(field('name')).toHaveValue('Ada');
  });

  it('is restored in an older version, which then owns it: nothing asks about it or is shown over saved values', async () => {
    const { user, leave, comeBack, takeBack } = show();
    await user.type(field('name'), ' Byron');
    replaceBy(takeBack, leave);
    expect(field('name')).toHaveValue('Ada Byron');
    expect(unload()).toBe(false);
    leave();
    comeBack({ initial: { ...saved, name: 'Augusta' } });
    expect(field('name')).toHaveValue('Augusta');
  });

  it('is restored in an older version with the input of an earlier visit, over the current saved values', async () => {
    const { user, leave, comeBack, takeBack } = show();
    await user.type(field('name'), ' Byron');
    leave();
    const initial = { ...saved, city: 'Toronto' };
    comeBack({ initial });
    replaceBy(() => takeBack(initial), leave);
    expect(field('name')).toHaveValue('Ada Byron');
  });

  it('is not used for another form with the same initial values, and is still restored in its own', async () => {
    const { user, leave, comeBack } = show();
    await user.type(field('name'), ' Byron');
    replaceBy(() => comeBack({ name: 'test/other' }), leave);
    expect(field('name')).toHaveValue('Ada');
    leave();
    comeBack();
    expect(field('name')).toHaveValue('Ada Byron');
  });

  it('is restored in an older version that has no name for it, and back in this one', async () => {
    const { user, leave, comeBack, takeBack } = show();
    await user.type(field('name'), ' Byron');
    replaceBy(takeBack, leave);
    await user.type(field('name'), ' King');
    replaceBy(comeBack, leave);
    expect(field('name')).toHaveValue('Ada Byron King');
  });

  it('does not give a typed password to a user who signs in after a sign-out', async () => {
    const { user, leave, comeBack } = show();
    await user.type(field('password'), 'secret');
    replaceBy(() => undefined, leave);
    act(() => createAppStore().dispatch(clearSession()));
    signIn('ada');
    comeBack();
    expect(field('password')).toHaveValue('');
  });
});
