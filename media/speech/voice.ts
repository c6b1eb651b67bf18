/** Sound from a voice: mono samples from -1 to 1. */
export interface Spoken {
  samples: Float32Array
  /** Samples per second. */
  rate: number
  /**
   * Times at which the requested places are spoken, in seconds; absent if the voice cannot tell.
   */
  times?: readonly number[]
}

/** A voice. It fails with a `Problem` in words for the reader. */
export interface Voice {
  /** The name that readers see, such as "slt (flite)". */
  name: string
  /**
   * Speaks one sentence, given as it is pronounced. `places` are positions in it, whose times
   * captions need.
   */
  speak(text: string, signal: AbortSignal, places?: readonly number[]): Promise<Spoken>
}
