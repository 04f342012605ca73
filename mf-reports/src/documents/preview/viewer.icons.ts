import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import { drawIcon } from '../../shared/draw-icon.js';

export const icons = {
  previous: drawIcon(ChevronLeft),
  next: drawIcon(ChevronRight),
  zoomIn: drawIcon(ZoomIn),
  zoomOut: drawIcon(ZoomOut),
};
