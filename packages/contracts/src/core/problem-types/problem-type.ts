/** One kind of failure, as its page describes it. */
export interface ProblemType {
  status: number;
  /** The same for every occurrence (RFC 9457, 3.1.3). */
  title: string;
  /** When it happens. */
  description: string;
  /** What the caller does about it. */
  whatToDo: string;
}
