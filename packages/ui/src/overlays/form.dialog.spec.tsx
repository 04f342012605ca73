import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FormDialog, useFormProgress, type FormDialogControls } from './form.dialog.js';

function Entry({ dirty, onProgress }: { dirty: boolean; onProgress: FormDialogControls['onProgress'] }) {
  useFormProgress({ isDirty: dirty, isSubmitting: false }, onProgress);
  return <input aria-label="Title" />;
}

function Example({ dirty, inUrl = true }: { dirty: boolean; inUrl?: boolean }) {
  const [open, setOpen] = useState(true);
  return (
    <FormDialog inUrl={inUrl} open={open} onClose={() => setOpen(false)} title="New Action">
      {({ onProgress }) => <Entry dirty={dirty} onProgress={onProgress} />}
    </FormDialog>
  );
}

const router = jest.fn();
const question = () => screen.findByRole('alertdialog', { name: 'Discard changes?' });

// Like the page's router, it listens before any dialog does and numbers the history entries.
beforeEach(() => {
  router.mockClear();
  window.addEventListener('popstate', router);
  window.history.replaceState({ idx: 0 }, '', '/before');
  window.history.pushState({ idx: 1 }, '', '/form');
});
afterEach(() => window.removeEventListener('popstate', router));

const back = () => act(async () => window.history.back());

describe('FormDialog and the Back of the browser', () => {
  it('asks for confirmation if something was typed, and stays on Keep editing', async () => {
    render(<Example dirty />);
    await back();
    await question();
    await waitFor(() => expect(window.location.pathname).toBe('/form'));
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.getByRole('dialog', { name: 'New Action' })).toBeInTheDocument();
    expect(router).not.toHaveBeenCalled();
  });

  it('closes the dialog after Discard and stays on the page', async () => {
    render(<Example dirty />);
    await back();
    await question();
    await waitFor(() => expect(window.location.pathname).toBe('/form'));
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(window.location.pathname).toBe('/form');
    expect(router).not.toHaveBeenCalled();
  });

  it('does not block Back while nothing was typed', async () => {
    render(<Example dirty={false} />);
    await back();
    await waitFor(() => expect(router).toHaveBeenCalledTimes(1));
    expect(window.location.pathname).toBe('/before');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('closes the dialog and stays on the page if its opening is not in the URL', async () => {
    render(<Example dirty={false} inUrl={false} />);
    await back();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(window.location.pathname).toBe('/form'));
    expect(router).not.toHaveBeenCalled();
  });

  it('closes the dialog and stays on the page which is the first entry of the history', async () => {
    window.history.replaceState({ idx: 0 }, '', '/first');
    render(<Example dirty={false} inUrl={false} />);
    await back();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(window.history.state).toMatchObject({ idx: 1 }));
    expect(window.location.pathname).toBe('/first');
    await back();
    await waitFor(() => expect(window.location.pathname).not.toBe('/first'));
  });

  it('asks first if something was typed, closes the question on a second Back, and stays on the page', async () => {
    render(<Example dirty inUrl={false} />);
    await back();
    await question();
    await waitFor(() => expect(window.location.pathname).toBe('/form'));
    await back();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(window.location.pathname).toBe('/form'));
    expect(screen.getByRole('dialog', { name: 'New Action' })).toBeInTheDocument();
  });

  it('Discard after the close button does not navigate', async () => {
    render(<Example dirty />);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await question();
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(window.location.pathname).toBe('/form');
  });
});

describe('FormDialog and a click outside', () => {
  it('stays open, also while it shows no form yet', async () => {
    const onClose = jest.fn();
    render(
      <FormDialog open onClose={onClose} title="New Action">
        {() => 'Loading…'}
      </FormDialog>,
    );
    await userEvent.click(screen.getByRole('dialog').parentElement!);
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalled();
  });
});
