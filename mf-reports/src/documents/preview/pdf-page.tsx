import { Spinner, VisuallyHidden } from '@fsvp/ui';
import { RenderingCancelledException, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Tablets cannot create a larger canvas. */
const MAX_CANVAS_PIXELS = 16_000_000;

interface PdfPageProps {
  pdf: PDFDocumentProxy;
  number: number;
  /** In CSS pixels. */
  width: number;
  label: string;
  onDamaged: () => void;
}

/** One page, rendered at the resolution of the screen, with its text for screen readers. */
export function PdfPage({ pdf, number, width, label, onDamaged }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [text, setText] = useState('');
  const [rendered, setRendered] = useState(false);
  const damaged = useEffectEvent(onDamaged);
  useEffect(() => {
    let stop = () => {};
    let cancelled = false;
    const render = async () => {
      try {
        const page = await pdf.getPage(number);
        if (cancelled) return;
        const task = page.render(sizeCanvas(canvas.current!, page, width));
        stop = () => task.cancel();
        await task.promise;
        if (!cancelled) setRendered(true);
        const { items } = await page.getTextContent();
        if (!cancelled)
          setText(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(' '));
      } catch (error) {
        if (!cancelled && !(error instanceof RenderingCancelledException)) damaged();
      }
    };
    void render();
    return () => {
      cancelled = true;
      stop();
    };
  }, [pdf, number, width]);
  return (
    <>
      {rendered ? null : <Spinner label="Loading…" />}
      <canvas
        ref={canvas}
        role="img"
        aria-label={label}
        className="rep:mx-auto rep:block rep:bg-white rep:shadow-overlay"
      />
      <VisuallyHidden>{text}</VisuallyHidden>
    </>
  );
}

/** Sizes the canvas for the device pixel ratio and returns the render parameters. */
function sizeCanvas(canvas: HTMLCanvasElement, page: PDFPageProxy, width: number) {
  const plain = page.getViewport({ scale: 1 });
  const scale = width / plain.width;
  const height = plain.height * scale;
  const density = Math.min(window.devicePixelRatio || 1, Math.sqrt(MAX_CANVAS_PIXELS / (width * height)));
  canvas.width = Math.floor(width * density);
  canvas.height = Math.floor(height * density);
  canvas.style.width = `${width}px`;
  canvas.style.height = `${height}px`;
  return { canvas, viewport: page.getViewport({ scale: scale * density }) };
}
