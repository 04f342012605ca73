// For consumers that do not read JavaScript types, such as the shell.
export declare const SHARED: Readonly<
  Record<
    'react' | 'react/jsx-runtime' | 'react-dom' | '@tanstack/react-query' | 'zod/mini' | '@fsvp/ui' | '@fsvp/web-kit',
    string
  >
>;
export declare function packageOf(request: string): string;
export declare function remoteShared(): Record<
  string,
  { import: false; singleton: true; strictVersion: true; requiredVersion: string; packageName: string }
>;
