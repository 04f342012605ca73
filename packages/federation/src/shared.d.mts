// For consumers that do not read JavaScript types, such as the shell.
export type SharedName =
  | 'react'
  | 'react/jsx-runtime'
  | 'react-dom'
  | '@tanstack/react-query'
  | 'zod/mini'
  | `@fsvp/${'ui' | 'web-kit'}/${'base' | 'dialogs'}`;
export type DialogsName = Extract<SharedName, `${string}/dialogs`>;
export declare const SHARED: Readonly<Record<SharedName, string>>;
export declare function packageOf(request: string): string;
export declare function isDialogs(name: string): boolean;
export declare function remoteShared(): Record<
  string,
  {
    import: false;
    shareKey: string;
    singleton: true;
    strictVersion: true;
    requiredVersion: string;
    packageName: string;
  }
>;
