const observers = new Set<MockIntersectionObserver>();

/** A mock of the browser's: jsdom has no layout, so a test says when elements are scrolled into view. */
export class MockIntersectionObserver {
  constructor(private readonly onChange: (changes: { isIntersecting: boolean }[]) => void) {}

  static install(): void {
    observers.clear();
    Object.assign(globalThis, { IntersectionObserver: MockIntersectionObserver });
  }

  /** Every observed element is visible now. */
  static show(): void {
    for (const { onChange } of observers) onChange([{ isIntersecting: true }]);
  }

  observe(): void {
    observers.add(this);
    this.onChange([{ isIntersecting: false }]);
  }

  disconnect(): void {
    observers.delete(this);
  }
}
