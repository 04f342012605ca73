import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Stack, TextLink } from '../src/index.js';
import './gallery.css';
import { pages } from './pages.js';

const parameters = new URLSearchParams(location.search);
const name = parameters.get('page');
document.documentElement.dataset['theme'] = parameters.get('theme') ?? 'light';

function Index() {
  return (
    <nav aria-label="Components">
      <Stack gap={1}>
        {Object.keys(pages)
          .sort()
          .map((page) => (
            <TextLink key={page} href={`?page=${page}`}>
              {page}
            </TextLink>
          ))}
      </Stack>
    </nav>
  );
}

/** `?page=Button` shows a component, `&theme=dark` in the dark theme. */
function Gallery({ title, children }: { title: string; children: ReactNode }) {
  document.title = title;
  // These bring a main element or the heading of the page themselves.
  if (title === 'AppFrame' || title === 'Sidebar') return children;
  return (
    <div className="min-h-dvh bg-canvas p-4 text-ink sm:p-6">
      {title === 'TopBar' ? children : null}
      <main className="flex flex-col gap-6">
        {title === 'PageHeader' ? null : <h1 className="text-title">{title}</h1>}
        {title === 'TopBar' ? null : children}
      </main>
    </div>
  );
}

const Page = name ? pages[name] : Index;
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Gallery title={name ?? 'Components'}>{Page ? <Page /> : null}</Gallery>
  </StrictMode>,
);
