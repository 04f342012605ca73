import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../actions/button.js';
import { Menu } from '../actions/menu.js';
import { Toaster } from '../feedback/toaster.js';
import { dismissToast, toast } from '../feedback/toast.store.js';
import { Select } from '../forms/select.js';
import { ConfirmDialog } from './confirm-dialog.js';
import { Dialog } from './dialog.js';

function Example({ withForm = false, dismissable = true }: { withForm?: boolean; dismissable?: boolean }) {
  const [open, setOpen] = useState<'details' | 'edit'>();
  return (
    <main id="main" tabIndex={-1}>
      <Menu
        label="Actions"
        trigger={<Button>Actions</Button>}
        items={[
          { label: 'View Details', onSelect: () => setOpen('details') },
          { label: 'Edit', onSelect: () => setOpen('edit') },
        ]}
      />
      <Dialog open={open === 'details'} onOpenChange={() => setOpen(undefined)} title="Supplier Details">
        <Button onClick={() => setOpen('edit')}>Edit Supplier</Button>
      </Dialog>
      <Dialog
        open={open === 'edit'}
        onOpenChange={() => setOpen(undefined)}
        title="Edit Supplier"
        dismissable={dismissable}
      >
        {withForm ? (
          <form>
            <input aria-label="Name" />
          </form>
        ) : (
          'Nothing to edit'
        )}
      </Dialog>
    </main>
  );
}

/** Focuses the outer dialog on unmount, as a focus trap does when its content is removed. */
function FocusOuterOnUnmount({ children }: { children: ReactNode }) {
  useLayoutEffect(() => () => screen.getByRole('dialog', { name: 'Supplier Details', hidden: true }).focus(), []);
  return children;
}

function Nested() {
  const [outer, setOuter] = useState(false);
  const [inner, setInner] = useState(false);
  return (
    <>
      <Button onClick={() => setOuter(true)}>Open</Button>
      <Dialog open={outer} onOpenChange={setOuter} title="Supplier Details">
        <Button onClick={() => setInner(true)}>Add Product</Button>
        <Dialog open={inner} onOpenChange={setInner} title="Add Product">
          <FocusOuterOnUnmount>
            <input aria-label="Product" />
          </FocusOuterOnUnmount>
        </Dialog>
      </Dialog>
    </>
  );
}

function Row() {
  const [open, setOpen] = useState(false);
  const [removed, setRemoved] = useState(false);
  return (
    <main id="main" tabIndex={-1}>
      {!removed && <Button onClick={() => setOpen(true)}>Delete row</Button>}
      <button onClick={() => setRemoved(true)}>Reload list</button>
      <Dialog open={open} onOpenChange={setOpen} title="Delete row">
        Nothing to confirm
      </Dialog>
    </main>
  );
}

async function open(item: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Actions' }));
  await userEvent.click(screen.getByRole('menuitem', { name: item }));
  return screen.findByRole('dialog');
}
const overlay = () => screen.getByRole('dialog').parentElement!;

describe('Dialog', () => {
  it('focuses the main content when the element that got the focus back is removed', async () => {
    render(<Row />);
    await userEvent.click(screen.getByRole('button', { name: 'Delete row' }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete row' })).toBe(document.activeElement));
    fireEvent.click(screen.getByRole('button', { name: 'Reload list' }));
    await waitFor(() => expect(screen.getByRole('main')).toBe(document.activeElement));
  });

  it('focuses its first field and returns the focus to the menu that opened it', async () => {
    render(<Example withForm />);
    expect(await open('Edit')).toHaveAccessibleName('Edit Supplier');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Actions' })).toHaveFocus());
  });

  it('returns the focus past the dialog that opened it and was removed', async () => {
    render(<Example />);
    await open('View Details');
    await userEvent.click(screen.getByRole('button', { name: 'Edit Supplier' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Edit Supplier' })).toBeInTheDocument());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Actions' })).toHaveFocus());
  });

  it('returns the focus to the control in the dialog around it', async () => {
    render(<Nested />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add Product' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Product' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add Product' })).toHaveFocus());
    expect(screen.getByRole('dialog', { name: 'Supplier Details' })).toBeInTheDocument();
  });

  it('closes by a click outside, unless it contains a form', async () => {
    const { unmount } = render(<Example />);
    await open('Edit');
    await userEvent.click(overlay());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    unmount();
    render(<Example withForm />);
    await open('Edit');
    await userEvent.click(overlay());
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('stays open while it is not dismissible', async () => {
    render(<Example dismissable={false} />);
    await open('Edit');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
  });
});

describe('Escape right after a second dialog has opened', () => {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  afterEach(() => {
    environment.IS_REACT_ACT_ENVIRONMENT = true;
  });

  it('closes the second one, although Radix does not know of it yet', async () => {
    const closed: string[] = [];
    let openSecond!: () => void;
    function TwoDialogs() {
      const [second, setSecond] = useState(false);
      openSecond = () => setSecond(true);
      return (
        <>
          <Dialog open onOpenChange={() => closed.push('first')} title="Webhook">
            Deliveries
          </Dialog>
          <Dialog open={second} onOpenChange={() => closed.push('second')} title="Delivery">
            Attempts
          </Dialog>
        </>
      );
    }
    render(<TwoDialogs />);
    // Radix moves its listener in a task after the one that shows the dialog. An observer is called between them.
    environment.IS_REACT_ACT_ENVIRONMENT = false;
    const shown = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (!screen.queryByText('Attempts')) return;
        observer.disconnect();
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
        resolve();
      });
      observer.observe(document.body, { childList: true, subtree: true });
    });
    startTransition(openSecond);
    await shown;
    expect(closed).toEqual(['second']);
  });
});

describe('Escape while a toast is shown', () => {
  const saved = () => screen.queryByText('Saved', { selector: 'li *' });
  const announce = () => act(() => void toast({ description: 'Saved' }));
  afterEach(() => act(() => dismissToast()));

  it('closes the dialog, then the toast', async () => {
    render(
      <>
        <Example />
        <Toaster />
      </>,
    );
    await open('Edit');
    announce();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(saved()).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(saved()).not.toBeInTheDocument());
  });

  it('does nothing to a dialog that is not dismissible', async () => {
    render(
      <>
        <Example dismissable={false} />
        <Toaster />
      </>,
    );
    await open('Edit');
    announce();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(saved()).toBeInTheDocument();
  });

  it('closes the list of a select, and not the dialog around it', async () => {
    render(
      <>
        <Dialog open onOpenChange={() => undefined} title="Edit Supplier">
          <Select
            label="Risk"
            value={undefined}
            onChange={() => undefined}
            options={[{ value: 'low', label: 'Low' }]}
          />
        </Dialog>
        <Toaster />
      </>,
    );
    await userEvent.click(screen.getByRole('combobox', { name: 'Risk' }));
    expect(await screen.findByRole('option', { name: 'Low' })).toBeInTheDocument();
    announce();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument());
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(saved()).toBeInTheDocument();
  });
});

describe('a toast while a dialog is open', () => {
  afterEach(() => act(() => dismissToast()));
  const announce = (onSelect: () => void) =>
    act(() => void toast({ description: 'Removed', action: { label: 'Undo', altText: 'Undo in the list', onSelect } }));

  it('is in the dialog: Tab and screen readers reach its action, and Tab goes on to the first control', async () => {
    const undo = jest.fn();
    render(
      <>
        <Example withForm />
        <Toaster />
      </>,
    );
    await open('Edit');
    announce(undo);
    const dialog = within(screen.getByRole('dialog'));
    const button = dialog.getByRole('button', { name: 'Undo' });
    const first = document.activeElement!;
    await userEvent.tab({ shift: true });
    expect(dialog.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.tab();
    expect(first).toHaveFocus();
    dialog.getByRole('button', { name: 'Close' }).focus();
    // The message itself is a stop, too.
    await userEvent.tab();
    await userEvent.tab();
    expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(undo).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Close' })).toHaveFocus());
  });

  it('is in the dialog that was opened last, and on the page after it has closed', async () => {
    const both = (isAsking: boolean) => (
      <>
        <Dialog open onOpenChange={() => undefined} title="Products">
          <button>Remove</button>
        </Dialog>
        <ConfirmDialog
          open={isAsking}
          onOpenChange={() => undefined}
          title="Remove?"
          question="It can be undone."
          confirmLabel="Remove it"
          onConfirm={() => undefined}
        />
        <Toaster />
      </>
    );
    const { rerender } = render(both(false));
    announce(() => undefined);
    const undoIn = (role: 'dialog' | 'alertdialog') =>
      within(screen.getByRole(role, { hidden: true })).queryByRole('button', { name: 'Undo', hidden: true });
    expect(undoIn('dialog')).toBeInTheDocument();
    rerender(both(true));
    expect(undoIn('alertdialog')).toBeInTheDocument();
    expect(undoIn('dialog')).toBeNull();
    rerender(both(false));
    await waitFor(() => expect(undoIn('dialog')).toBeInTheDocument());
    rerender(<Toaster />);
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
  });
});

describe('the focus of a dialog that opens', () => {
  it('is on its heading if Close is the only control, as while the record loads', async () => {
    render(<Row />);
    await userEvent.click(screen.getByRole('button', { name: 'Delete row' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Delete row' })).toHaveFocus());
  });

  it('is on its heading if nothing had the focus, as with a URL that opens it', async () => {
    const dialog = (content: ReactNode) => (
      <Dialog open onOpenChange={() => undefined} title="Supplier Details">
        {content}
      </Dialog>
    );
    const { unmount } = render(dialog(<Button>Edit Supplier</Button>));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Supplier Details' })).toHaveFocus());
    unmount();
    render(
      dialog(
        <form>
          <input aria-label="Name" />
        </form>,
      ),
    );
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  });
});

describe('ConfirmDialog', () => {
  it('focuses Cancel and stays open while the action runs', async () => {
    const onConfirm = jest.fn();
    const onOpenChange = jest.fn();
    const dialog = (pending: boolean) => (
      <ConfirmDialog
        open
        onOpenChange={onOpenChange}
        title="Delete supplier"
        question="Are you sure?"
        confirmLabel="Delete"
        pending={pending}
        onConfirm={onConfirm}
      />
    );
    const { rerender } = render(dialog(false));
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription('Are you sure?');
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
    rerender(dialog(true));
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await userEvent.keyboard('{Escape}');
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(onOpenChange).not.toHaveBeenCalled();
  });
});
