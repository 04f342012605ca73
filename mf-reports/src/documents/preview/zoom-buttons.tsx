import { Button, IconButton, Inline } from '@fsvp/ui';
import { icons } from './viewer.icons.js';
import { FIT_WIDTH, MAX_ZOOM, MIN_ZOOM, zoomIn, zoomOut } from './zoom.js';

export function ZoomButtons({ zoom, onZoom }: { zoom: number; onZoom: (zoom: number) => void }) {
  const percent = `${Math.round(zoom * 100)}%`;
  return (
    <Inline gap={1} wrap={false}>
      <IconButton
        size="sm"
        label="Zoom out"
        icon={icons.zoomOut}
        disabled={zoom <= MIN_ZOOM}
        onClick={() => onZoom(zoomOut(zoom))}
      />
      <Button
        size="sm"
        variant="ghost"
        title="Fit width"
        aria-label={`Zoom ${percent}; fit width`}
        onClick={() => onZoom(FIT_WIDTH)}
      >
        {percent}
      </Button>
      <IconButton
        size="sm"
        label="Zoom in"
        icon={icons.zoomIn}
        disabled={zoom >= MAX_ZOOM}
        onClick={() => onZoom(zoomIn(zoom))}
      />
    </Inline>
  );
}
