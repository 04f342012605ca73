/** What a line stands for decides its colour: the risk levels have theirs, told apart by every kind of colour sight. */
export type ChartTone = 'high' | 'medium' | 'low';

export interface LineSeries<Id extends string = string> {
  id: Id;
  /** Written beside the line's end, in the table's head and in the file. */
  label: string;
  tone: ChartTone;
}

/** The values of one calendar day. Days may be missing; a line then runs straight from the one before to the one after. */
export type ChartPoint<Id extends string = string> = { day: string } & Record<Id, number>;
