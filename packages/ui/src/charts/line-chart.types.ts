/** The color of a line. The colors of the risk levels are distinguishable with every kind of color vision. */
export type ChartTone = 'high' | 'medium' | 'low';

export interface LineSeries<Id extends string = string> {
  id: Id;
  /** Shown at the end of the line, in the table header and in the CSV file. */
  label: string;
  tone: ChartTone;
}

/** The values of one calendar day. Days may be missing; the line then connects the days before and after. */
export type ChartPoint<Id extends string = string> = { day: string } & Record<Id, number>;
