/** Text in a monospace font; focusable, because it scrolls. */
export function Listing({ label, text }: { label: string; text: string }) {
  return (
    <pre
      role="group"
      aria-label={label}
      tabIndex={0}
      className="admin:max-h-72 admin:overflow-auto admin:rounded-control admin:border admin:border-divider admin:bg-sunken admin:p-3 admin:font-mono admin:text-meta admin:break-words admin:whitespace-pre-wrap admin:focus-visible:outline-2 admin:focus-visible:outline-focus"
    >
      {text}
    </pre>
  );
}
