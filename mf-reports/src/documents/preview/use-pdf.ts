import { getDocument, PasswordException, type PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { PDF_FILES } from './pdf-files.js';
import { DAMAGED, PROTECTED } from './previewed-file.js';

/** Opens a PDF; `problem` is the reason why it cannot be shown. */
export function usePdf(file: Blob): { pdf?: PDFDocumentProxy; problem?: string } {
  const [state, setState] = useState<{ pdf?: PDFDocumentProxy; problem?: string }>({});
  useEffect(() => {
    let cancelled = false;
    let close = () => {};
    const open = async () => {
      const data = await file.arrayBuffer();
      if (cancelled) return;
      const task = getDocument({ data, ...PDF_FILES });
      close = () => void task.destroy();
      try {
        const pdf = await task.promise;
        if (!cancelled) setState({ pdf });
      } catch (error) {
        if (!cancelled) setState({ problem: error instanceof PasswordException ? PROTECTED : DAMAGED });
      }
    };
    void open();
    return () => {
      cancelled = true;
      close();
    };
  }, [file]);
  return state;
}
