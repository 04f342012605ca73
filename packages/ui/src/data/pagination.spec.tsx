import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CardList } from './card-list.js';
import { Pagination } from './pagination.js';

describe('Pagination', () => {
  it('renders nothing if everything is on one page', () => {
    const { container } = render(<Pagination limit={50} offset={0} total={50} onChange={jest.fn()} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('shows the position and moves by pages, never past the ends', async () => {
    const onChange = jest.fn();
    const { rerender } = render(<Pagination limit={50} offset={50} total={121} onChange={onChange} />);
    expect(screen.getByText('51–100 of 121')).toBeInTheDocument();
    expect(screen.getByText('Page 2 of 3')).toBeInTheDocument();
    for (const name of ['First page', 'Previous page', 'Next page', 'Last page']) {
      await userEvent.click(screen.getByRole('button', { name }));
    }
    expect(onChange.mock.calls).toEqual([[0], [0], [100], [100]]);
    rerender(<Pagination limit={50} offset={100} total={121} onChange={onChange} />);
    expect(screen.getByText('101–121 of 121')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
  });

  it('moves the focus to the list above it', async () => {
    render(
      <section>
        <CardList
          label="Actions"
          items={[{ id: '1' }]}
          itemKey={({ id }) => id}
          render={({ id }) => id}
          emptyText="None"
        />
        <footer>
          <Pagination limit={1} offset={0} total={2} onChange={jest.fn()} />
        </footer>
      </section>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(screen.getByRole('list', { name: 'Actions' })).toHaveFocus();
  });
});
