import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FileDrop } from './file-drop.js';

const pdf = new File(['%PDF'], 'certificate.pdf', { type: 'application/pdf' });
const exe = new File(['MZ'], 'setup.exe', { type: 'application/x-msdownload' });

describe('FileDrop', () => {
  it('accepts a chosen file, and the same one again', async () => {
    const onFile = jest.fn();
    render(<FileDrop label="Select Document" accept=".pdf,image/*" onFile={onFile} />);
    await userEvent.upload(screen.getByLabelText(/Select Document/), pdf);
    await userEvent.upload(screen.getByLabelText(/Select Document/), pdf);
    expect(onFile.mock.calls).toEqual([[pdf], [pdf]]);
  });

  it('rejects a dropped file of another type, and more than one file', () => {
    const onFile = jest.fn();
    render(<FileDrop label="Select Document" accept=".pdf,image/*" onFile={onFile} />);
    const dropArea = screen.getByText('Select Document');
    fireEvent.drop(dropArea, { dataTransfer: { files: [exe] } });
    expect(screen.getByRole('alert')).toHaveTextContent('setup.exe has an unsupported file type.');
    fireEvent.drop(dropArea, { dataTransfer: { files: [pdf, pdf] } });
    expect(screen.getByRole('alert')).toHaveTextContent('Choose one file at a time.');
    expect(onFile).not.toHaveBeenCalled();
    fireEvent.drop(dropArea, { dataTransfer: { files: [pdf] } });
    expect(onFile).toHaveBeenCalledWith(pdf);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
