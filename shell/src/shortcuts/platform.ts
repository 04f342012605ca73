interface PlatformNavigator extends Navigator {
  userAgentData?: { platform: string };
}

/** Whether the keyboard has a Command key. */
export function isApple(): boolean {
  const { userAgentData, userAgent } = navigator as PlatformNavigator;
  return /mac|iphone|ipad/i.test(userAgentData?.platform ?? userAgent);
}

export const modifierKey = () => (isApple() ? '⌘' : 'Ctrl');
