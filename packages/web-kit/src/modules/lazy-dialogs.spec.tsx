import { expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
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
      <button>Edit</button>
      <Lazy open={text !== undefined} text={text} />
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
  ['pointed at', async () => userEvent.hover(screen.getByRole('button'))],
  ['focused', async () => userEvent.tab()],
])('loads the dialogs once when something is %s, without a word', async (_how, use) => {
  const { Page, load, arrive } = setUp();
  const { rerender } = render(<Page text={undefined} />);
  await use();
  await use();
  expect(load).toHaveBeenCalledTimes(1);
  await arrive();
  rerender(<Page text="New supplier" />);
  expect(screen.getByText('New supplier')).toBeVisible();
});

test('waits for nothing after the screen was left', async () => {
  const { Page, load } = setUp();
  render(<Page text={undefined} />).unmount();
  render(<button>Other screen</button>);
  await userEvent.hover(screen.getByRole('button'));
  expect(load).not.toHaveBeenCalled();
});
