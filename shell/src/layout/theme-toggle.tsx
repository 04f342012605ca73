import { IconButton } from '@fsvp/ui';
import { useTheme } from '@fsvp/web-kit';
import { Moon, Sun } from 'lucide-react';

export function ThemeToggle() {
  const { shown, setTheme } = useTheme();
  const next = shown === 'dark' ? 'light' : 'dark';
  const Icon = next === 'dark' ? Moon : Sun;
  return (
    <IconButton
      label={`Switch to ${next} theme`}
      icon={<Icon aria-hidden size={20} strokeWidth={1.75} />}
      onClick={() => setTheme(next)}
    />
  );
}
