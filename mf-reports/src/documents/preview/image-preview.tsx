import { ErrorState } from '@fsvp/ui';
import { useEffect, useState } from 'react';
import { DAMAGED } from './previewed-file.js';
import { Viewer } from './viewer.js';
import { ZoomButtons } from './zoom-buttons.js';
import { FIT_WIDTH, zoomOfKey } from './zoom.js';

export function ImagePreview({ file, name }: { file: Blob; name: string }) {
  const [url, setUrl] = useState<string>();
  const [zoom, setZoom] = useState(FIT_WIDTH);
  /** The natural width in pixels, once the image is loaded. */
  const [natural, setNatural] = useState<number>();
  const [damaged, setDamaged] = useState(false);
  useEffect(() => {
    const objectUrl = URL.createObjectURL(file);
    setUrl(objectUrl);
    return () => URL.revokeObjectURL(objectUrl);
  }, [file]);
  if (damaged) return <ErrorState title="The image could not be shown" message={DAMAGED} />;
  return (
    <Viewer
      label={name}
      toolbar={<ZoomButtons zoom={zoom} onZoom={setZoom} />}
      onKey={(key) => {
        const next = zoomOfKey(key, zoom);
        if (next !== undefined) setZoom(next);
        return next !== undefined;
      }}
    >
      {(width) => (
        <img
          src={url}
          alt={name}
          style={natural === undefined ? undefined : { width: Math.min(natural, width) * zoom }}
          onLoad={(event) => setNatural(event.currentTarget.naturalWidth)}
          onError={() => url && setDamaged(true)}
          className="rep:mx-auto rep:block rep:max-w-none"
        />
      )}
    </Viewer>
  );
}
