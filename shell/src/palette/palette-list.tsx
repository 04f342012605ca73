import { Spinner } from '@fsvp/ui';
import { RotateCw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { PaletteGroup } from './palette.types.js';
import type { PaletteOption } from './palette-options.js';

interface PaletteListProps {
  id: string;
  groups: readonly PaletteGroup[];
  options: readonly PaletteOption[];
  active: string | undefined;
  onPoint: (id: string) => void;
  onChoose: (option: PaletteOption) => void;
}

export const optionId = (listId: string, option: string) => `${listId}-${option.replaceAll(/[^\w-]/g, '_')}`;

/** The groups and their options. The input keeps the focus; `aria-activedescendant` names the active option. */
export function PaletteList({ id, groups, options, active, onPoint, onChoose }: PaletteListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) document.getElementById(optionId(id, active))?.scrollIntoView?.({ block: 'nearest' });
  }, [active, id]);

  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label="Results"
      className="flex min-h-0 flex-col gap-2 overflow-y-auto overscroll-contain"
    >
      {groups.map((group) => {
        const titleId = `${optionId(id, group.id)}-title`;
        return (
          <div key={group.id} role="group" aria-labelledby={titleId}>
            <div id={titleId} className="flex items-center gap-2 px-2 py-1 text-meta text-muted">
              {group.title}
              {group.loading ? <Spinner /> : null}
            </div>
            {options
              .filter((option) => option.group === group.id)
              .map((option) => {
                const Icon = option.item?.Icon ?? RotateCw;
                return (
                  <div
                    key={option.id}
                    id={optionId(id, option.id)}
                    role="option"
                    aria-selected={option.id === active}
                    // The input keeps the focus.
                    onMouseDown={(event) => event.preventDefault()}
                    onMouseMove={() => onPoint(option.id)}
                    onClick={() => onChoose(option)}
                    className={`flex min-h-9 cursor-pointer items-center gap-3 rounded-control px-2 py-1.5 pointer-coarse:min-h-11 ${option.id === active ? 'bg-selected text-selected-ink' : ''}`}
                  >
                    <Icon aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
                    <span className="flex min-w-0 grow flex-wrap items-baseline gap-x-3">
                      <span className="line-clamp-2 min-w-0 font-medium break-words">{option.label}</span>
                      {option.item?.detail ? (
                        <span
                          className={`line-clamp-2 min-w-0 text-meta font-normal break-words ${option.id === active ? '' : 'text-muted'}`}
                        >
                          {option.item.detail}
                        </span>
                      ) : null}
                    </span>
                  </div>
                );
              })}
          </div>
        );
      })}
    </div>
  );
}
