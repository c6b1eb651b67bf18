/** Sound as a voice gives it: mono, -1 to 1. */
export interface Spoken {
  samples: Float32Array
  /** Samples a second. */
  rate: number
  /** Times at which the places that were asked for sound, in seconds. Absent where the voice cannot tell. */
  times?: readonly number[]
}

/** Somebody who speaks. Fails with a `Problem` in words for the reader. */
export interface Voice {
  /** The name that the reader knows it by, such as "slt (flite)". */
  name: string
  /** One sentence, as it is pronounced. `places` are positions in it, for which captions need the time. */
  speak(text: string, signal: AbortSignal, places?: readonly number[]): Promise<Spoken>
}
