/** An event that started a workflow, or would have. */
export interface PastEvent {
  /** Its unique key, such as "article/812". */
  key: string
  /** Grows with the order in which such events came. */
  position: number
  at: string
  words: string
  /** The page that shows it; null without one. */
  page: string | null
  facts: unknown
  /** True if it meets the conditions of the trigger. */
  isMet: boolean
}

export interface Match {
  position: number
  /** Milliseconds since 1970. */
  at: number
}

export interface Wanted {
  /** Limits the list to events before this position. */
  before?: number | undefined
  most: number
}

/** The events of the last days that a trigger looks at. */
export interface PastEvents {
  /** Events are known by articles, by the times of a schedule, or by the runs that they began. */
  from: 'articles' | 'times' | 'runs'
  /** Events that meet the conditions, newest first; not all of them where that takes too long. */
  match(wanted: Wanted): Promise<{ matches: Match[]; isAll: boolean }>
  /** The full events of these matches. */
  read(matches: readonly Match[]): Promise<PastEvent[]>
  /** Events with these words, newest first, whether they meet the conditions or not. */
  find(search: string, wanted: Wanted): Promise<PastEvent[]>
  open(key: string): Promise<PastEvent | null>
}
