/** An event that started a workflow, or would have started it. */
export interface PastEvent {
  /** The unique key of the event, such as "article/812". */
  key: string
  /** A number that grows in the order of events. */
  position: number
  at: string
  words: string
  /** The page that shows the event; null if there is none. */
  page: string | null
  facts: unknown
  /** True if the event meets the conditions of the trigger. */
  isMet: boolean
}

export interface Match {
  position: number
  /** The time of the event, in milliseconds since 1970. */
  at: number
}

export interface Wanted {
  /** Limits the list to events before this position. */
  before?: number | undefined
  most: number
}

/** Access to the past events of one trigger. */
export interface PastEvents {
  /** The origin of the events: articles, the times of a schedule, or the runs that they started. */
  from: 'articles' | 'times' | 'runs'
  /**
   * Finds events that meet the conditions, newest first. `isAll` is false if there was not enough
   * time to find all of them.
   */
  match(wanted: Wanted): Promise<{ matches: Match[]; isAll: boolean }>
  /** Reads the full events of these matches. */
  read(matches: readonly Match[]): Promise<PastEvent[]>
  /**
   * Finds events that contain these words, newest first, including those that do not meet the
   * conditions.
   */
  find(search: string, wanted: Wanted): Promise<PastEvent[]>
  open(key: string): Promise<PastEvent | null>
}
