import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazyDialogs } from './lazy-dialogs.js';

interface Props {
  text: string | undefined;
}

function Dialogs({ text }: Props) {
  return <p>{text ?? 'closing'}</p>;
}

/** The dialogs of a screen with a button, and the loading of their file. */
function setUp() {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const load = jest.fn(async () => {
    await arrived;
    return { default: Dialogs };
  });
  const Lazy = lazyDialogs<Props>(load);
  const Page = ({ text }: Props) => (
    <>
      <a href="#other">Other screen</a>
      <main tabIndex={-1}>
        <button>Edit</button>
        <Lazy open={text !== undefined} text={text} />
      </main>
    </>
  );
  return { Page, load, arrive: () => act(async () => arrive()) };
}

test('loads the dialogs when one is opened, says so meanwhile, and keeps them while they close', async () => {
  const { Page, load, arrive } = setUp();
  const { rerender } = render(<Page text={undefined} />);
  expect(load).not.toHaveBeenCalled();
  await act(async () => rerender(<Page text="New supplier" />));
  expect(screen.getByRole('status')).toHaveTextContent('Opening…');
  await arrive();
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.getByText('New supplier')).toBeVisible();
  rerender(<Page text={undefined} />);
  expect(screen.getByText('closing')).toBeVisible();
});

test.each([
  ['points at', async () => userEvent.hover(screen.getByRole('button'))],
  ['focuses', async () => act(() => screen.getByRole('button').focus())],
])('loads the dialogs once when the user %s something in the screen, without a word', async (_what, use) => {
  const { Page, load, arrive } = setUp();
  const { rerender } = render(<Page text={undefined} />);
  await use();
  await use();
  expect(load).toHaveBeenCalledTimes(1);
  await arrive();
  rerender(<Page text="New supplier" />);
  expect(screen.getByText('New supplier')).toBeVisible();
});

test('does not load them for the navigation, the focus of the whole screen, and what appears under the pointer', async () => {
  const { Page, load } = setUp();
  render(<Page text={undefined} />);
  await userEvent.hover(screen.getByRole('link'));
  screen.getByRole('main').focus();
  fireEvent.pointerOver(screen.getByRole('button'));
  expect(load).not.toHaveBeenCalled();
});

test('waits for nothing after the screen was left', async () => {
  const { Page, load } = setUp();
  render(<Page text={undefined} />).unmount();
  render(
    <main>
      <button>Edit</button>
    </main>,
  );
  await userEvent.hover(screen.getByRole('button'));
  expect(load).not.toHaveBeenCalled();
});
