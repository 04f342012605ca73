import { ErrorState, Spinner } from '@fsvp/ui';
import { useState } from 'react';
import { PageButtons } from './page-buttons.js';
import { PdfPage } from './pdf-page.js';
import { DAMAGED } from './previewed-file.js';
import { usePdf } from './use-pdf.js';
import { Viewer } from './viewer.js';
import { ZoomButtons } from './zoom-buttons.js';
import { FIT_WIDTH, zoomOfKey } from './zoom.js';

export interface PdfPreviewProps {
  file: Blob;
  name: string;
}

/** Shows a PDF page by page. */
export function PdfPreview({ file, name }: PdfPreviewProps) {
  const { pdf, problem } = usePdf(file);
  const [page, setPage] = useState(1);
  const [zoom, setZoom] = useState(FIT_WIDTH);
  const [damaged, setDamaged] = useState(false);
  if (problem || damaged) return <ErrorState title="The document could not be shown" message={problem ?? DAMAGED} />;
  if (!pdf) return <Spinner label="Loading…" />;
  const pages = pdf.numPages;
  const onKey = (key: string) => {
    const nextZoom = zoomOfKey(key, zoom);
    const nextPage = pageOfKey(key, page, pages);
    if (nextZoom !== undefined) setZoom(nextZoom);
    if (nextPage !== undefined) setPage(nextPage);
    return nextZoom !== undefined || nextPage !== undefined;
  };
  return (
    <Viewer
      label={name}
      onKey={onKey}
      toolbar={
        <>
          <PageButtons page={page} pages={pages} onPage={setPage} />
          <ZoomButtons zoom={zoom} onZoom={setZoom} />
        </>
      }
    >
      {(width) => (
        <PdfPage
          key={page}
          pdf={pdf}
          number={page}
          width={width * zoom}
          label={`Page ${page} of ${name}`}
          onDamaged={() => setDamaged(true)}
        />
      )}
    </Viewer>
  );
}

/** The page that a key navigates to; undefined for other keys. */
function pageOfKey(key: string, page: number, pages: number): number | undefined {
  const target = {
    ArrowRight: page + 1,
    PageDown: page + 1,
    ArrowLeft: page - 1,
    PageUp: page - 1,
    Home: 1,
    End: pages,
  }[key];
  return target === undefined ? undefined : Math.min(pages, Math.max(1, target));
}
