/** Figures that can be compared, as the sentences write them. */
export interface Chart {
  /** The order of the bars: by time, or by the things that are compared. */
  order: 'time' | 'things'
  bars: readonly Bar[]
  /** The sentences that state the figures; they are shown below the chart. */
  text: string
}

export interface Bar {
  label: string
  value: number
  /** The figure as the sentence writes it. */
  figure: string
}
