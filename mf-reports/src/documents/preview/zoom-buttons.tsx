import { Button, IconButton, Inline } from '@fsvp/ui';
import { icons } from './viewer.icons.js';
import { LARGEST, SMALLEST, WHOLE_WIDTH, zoomIn, zoomOut } from './zoom.js';

export function ZoomButtons({ zoom, onZoom }: { zoom: number; onZoom: (zoom: number) => void }) {
  const percent = `${Math.round(zoom * 100)}%`;
  return (
    <Inline gap={1} wrap={false}>
      <IconButton
        size="sm"
        label="Zoom out"
        icon={icons.zoomOut}
        disabled={zoom <= SMALLEST}
        onClick={() => onZoom(zoomOut(zoom))}
      />
      <Button
        size="sm"
        variant="ghost"
        title="Fit width"
        aria-label={`Zoom ${percent}; fit width`}
        onClick={() => onZoom(WHOLE_WIDTH)}
      >
        {percent}
      </Button>
      <IconButton
        size="sm"
        label="Zoom in"
        icon={icons.zoomIn}
        disabled={zoom >= LARGEST}
        onClick={() => onZoom(zoomIn(zoom))}
      />
    </Inline>
  );
}
