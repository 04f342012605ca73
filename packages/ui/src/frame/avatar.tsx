import { Avatar as Primitive } from 'radix-ui';

export interface AvatarProps {
  src?: string | null;
  firstName?: string | null;
  lastName?: string | null;
}

/** The picture, the initials, or 'U'. It is decorative: the name is beside it. */
export function Avatar({ src, firstName, lastName }: AvatarProps) {
  const initials = `${firstName?.trim().charAt(0) ?? ''}${lastName?.trim().charAt(0) ?? ''}`.toUpperCase();
  return (
    <Primitive.Root
      aria-hidden
      className="inline-flex size-8 shrink-0 items-center justify-center overflow-hidden rounded-full border border-divider bg-selected text-meta text-selected-ink select-none"
    >
      {src ? <Primitive.Image src={src} alt="" className="size-full object-cover" /> : null}
      <Primitive.Fallback>{initials || 'U'}</Primitive.Fallback>
    </Primitive.Root>
  );
}
