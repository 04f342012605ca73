/** A text whose end names its sources in brackets, as those of examples do: the sources are muted. */
export function SourcedText({ text }: { text: string }) {
  const [, said, sources] = /^(.*\S)\s+(\[[^[\]]+\])$/s.exec(text) ?? [];
  if (!said || !sources) return text;
  return (
    <>
      {said} <span className="program:text-meta program:text-muted">{sources}</span>
    </>
  );
}
