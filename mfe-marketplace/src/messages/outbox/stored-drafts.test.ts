import { userFixture } from '@plaza/contracts/testing/user-fixture';
import { createAppStore, saveSession } from '@plaza/web-kit';
import { openWindow } from '../testing/other-window';

const { id: ada } = userFixture();
const id = 'ticket-1';

beforeEach(() => createAppStore().dispatch(saveSession('token', userFixture())));

/** A window as a user sees it: it shows the stored draft when the box is opened, and stores what is typed. */
async function openBox() {
  const { act, reload } = await openWindow();
  let shown = '';
  const open = () => {
    shown = act(({ readDraft }) => readDraft(ada, id));
    return shown;
  };
  open();
  return {
    open,
    type(text: string) {
      act(({ storeDraft }) => storeDraft(ada, id, text, shown));
      shown = text;
    },
    lose: (key: string) => act(({ storeReplyKey }) => storeReplyKey(ada, id, shown, key)),
    key: () => act(({ readReplyKey }) => readReplyKey(ada, id, shown)),
    send() {
      act(({ removeDraft }) => removeDraft(ada, id, shown));
      shown = '';
    },
    async reload() {
      await reload();
      return open();
    },
  };
}

it('each window keeps its own draft, also after a reload', async () => {
  const [one, other] = [await openBox(), await openBox()];
  one.type('One');
  other.type('Other');
  one.type('One!');
  expect(await one.reload()).toBe('One!');
  expect(await other.reload()).toBe('Other');
  one.send();
  expect(await other.reload()).toBe('Other');
});

it('a window without a draft shows the latest draft of another window, and replaces it', async () => {
  const [one, other] = [await openBox(), await openBox()];
  const clock = jest.spyOn(Date, 'now').mockReturnValue(1);
  one.type('One');
  clock.mockReturnValue(2);
  other.type('Other');
  clock.mockRestore();
  const third = await openBox();
  expect(third.open()).toBe('Other');
  third.type('Other!');
  third.send();
  expect((await openBox()).open()).toBe('One');
});

it('a draft that another window has sent is removed', async () => {
  (await openBox()).type('Still cold');
  (await openBox()).send();
  expect((await openBox()).open()).toBe('');
  expect(Object.keys(localStorage).sort()).toEqual(['jwt', 'user']);
});

it('a draft that is emptied is removed, also after a reload', async () => {
  const box = await openBox();
  box.type('Still cold');
  await box.reload();
  box.type('');
  expect(await box.reload()).toBe('');
  expect((await openBox()).open()).toBe('');
});

it('the idempotency key of a reply stays with its draft, and is not used for the draft of another window', async () => {
  const [one, other] = [await openBox(), await openBox()];
  one.type('One');
  one.lose('key-1');
  other.type('Other');
  expect(other.key()).toBeUndefined();
  one.type('One!');
  await one.reload();
  expect(one.key()).toBe('key-1');
  other.send();
  const third = await openBox();
  expect(third.open()).toBe('One!');
  expect(third.key()).toBe('key-1');
  third.send();
  expect(third.key()).toBeUndefined();
});

it('a draft that an earlier release stored is shown, and has its key', async () => {
  localStorage.setItem(`plaza.private.${ada}.draft.${id}`, 'Still cold');
  localStorage.setItem(`plaza.private.${ada}.reply-key.${id}`, 'key-1');
  const box = await openBox();
  expect(box.open()).toBe('Still cold');
  expect(box.key()).toBe('key-1');
  box.type('Still cold!');
  expect(box.key()).toBe('key-1');
  expect(localStorage.getItem(`plaza.private.${ada}.reply-key.${id}`)).toBeNull();
  box.send();
  expect((await openBox()).open()).toBe('');
  expect(Object.keys(localStorage).sort()).toEqual(['jwt', 'user']);
});

it('an emptied reply leaves nothing for other windows, and gets its key back when it is written again', async () => {
  const box = await openBox();
  box.type('Still cold');
  box.lose('key-1');
  box.type('');
  expect(Object.keys(localStorage).sort()).toEqual(['jwt', 'user']);
  box.type('Still cold');
  expect(box.key()).toBe('key-1');
});

it('drafts are stored without a secure context too, such as http under the name of a machine', async () => {
  const secure = Object.getOwnPropertyDescriptor(Crypto.prototype, 'randomUUID') ?? {};
  Object.defineProperty(Crypto.prototype, 'randomUUID', { ...secure, value: undefined });
  const box = await openBox();
  box.type('Still cold');
  Object.defineProperty(Crypto.prototype, 'randomUUID', secure);
  expect((await openBox()).open()).toBe('Still cold');
});

it.each(['{"text":1', 'null', '[]', '{"text":"a"}', '{"text":"a","at":1,"key":2}'])(
  'ignores the invalid stored draft %s',
  async (text) => {
    localStorage.setItem(`plaza.private.${ada}.draft.${id}.page`, text);
    expect((await openBox()).open()).toBe('');
  },
);
