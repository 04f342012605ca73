import { createHash } from 'node:crypto';

const STYLE = `
:root { color-scheme: light dark; --canvas: #f8fafc; --text: #0f172a; --muted: #475569; --link: #4338ca; --line: #e2e8f0; }
@media (prefers-color-scheme: dark) {
  :root { --canvas: #0b1120; --text: #e6edf6; --muted: #a9b6c8; --link: #a5b4fc; --line: #26334a; }
}
body { margin: 0 auto; max-width: 72ch; padding: 1.5rem; background: var(--canvas); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.5rem; line-height: 1.3; }
h2 { margin: 1.5rem 0 0.25rem; font-size: 1.125rem; }
a { color: var(--link); }
p, dd { margin: 0 0 0.75rem; }
dt { border-top: 1px solid var(--line); padding-top: 0.75rem; }
dd { color: var(--muted); }
code { overflow-wrap: anywhere; }
pre { overflow-x: auto; border: 1px solid var(--line); border-radius: 0.375rem; padding: 0.75rem; font-size: 0.875rem; }
pre code { overflow-wrap: normal; }
table { display: block; overflow-x: auto; border-collapse: collapse; margin: 0 0 0.75rem; }
th, td { border: 1px solid var(--line); padding: 0.25rem 0.5rem; text-align: left; vertical-align: top; }
`;

/** The pages have no script, no file and no form; their style is named by its hash. */
export const PLAIN_PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A page of text that the shell is not needed for. @param title and `main` are HTML */
export const renderPlainPage = (title: string, main: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title} - FSVP Suite</title>
    <style>${STYLE}</style>
  </head>
  <body>
    <main>
${main}
    </main>
  </body>
</html>
`;
