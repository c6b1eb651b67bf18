/** Figures that can be compared, as the sentences write them. */
export interface Chart {
  /** Over time, or between things. */
  order: 'time' | 'things'
  bars: readonly Bar[]
  /** The sentences that state them, as they are shown below. */
  text: string
}

export interface Bar {
  label: string
  value: number
  /** The figure as the sentence writes it. */
  figure: string
}
