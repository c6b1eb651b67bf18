/** Sound as a voice gives it: mono, -1 to 1. */
export interface Spoken {
  samples: Float32Array
  /** Samples a second. */
  rate: number
}

/** Somebody who speaks. Fails with a `Problem` in words for the reader. */
export interface Voice {
  /** What the reader knows it by, such as "slt (flite)". */
  name: string
  /** One sentence, as it is pronounced. */
  speak(text: string, signal: AbortSignal): Promise<Spoken>
}
