import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import { renderIcon } from '../../shared/render-icon.js';

export const icons = {
  previous: renderIcon(ChevronLeft),
  next: renderIcon(ChevronRight),
  zoomIn: renderIcon(ZoomIn),
  zoomOut: renderIcon(ZoomOut),
};
