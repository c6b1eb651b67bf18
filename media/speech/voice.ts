/** Sound as a voice gives it: mono, -1 to 1. */
export interface Spoken {
  samples: Float32Array
  /** Samples a second. */
  rate: number
  /** Times at which the requested places sound, in seconds. Absent where the voice cannot tell. */
  times?: readonly number[]
}

/** A voice. Fails with a `Problem` in words for the reader. */
export interface Voice {
  /** The name that the reader knows it by, such as "slt (flite)". */
  name: string
  /** Speaks one sentence, as it is pronounced. `places` are positions in it whose times captions need. */
  speak(text: string, signal: AbortSignal, places?: readonly number[]): Promise<Spoken>
}
