import type { Speaker } from '#engine/scripts/script.ts'

/** Samples per second of all speech, which is mono. */
export const RATE = 24_000

/** A spoken script. Times are seconds from its beginning. */
export interface Narration {
  /** The file with the sound: mono at RATE, 16 bit, little endian, without a header. */
  path: string
  seconds: number
  /** Times at which the lines of the script sound, in order. */
  lines: readonly LineTime[]
  /** Captions with the lines as they are shown, not as they are pronounced. */
  cues: readonly Cue[]
  /** The chapters, one for each section of the script. */
  chapters: readonly Chapter[]
}

export interface LineTime {
  /** The position of a line in the script. */
  section: number
  line: number
  start: number
  end: number
}

export interface Cue {
  start: number
  end: number
  speaker: Speaker
  text: string
}

export interface Chapter {
  title: string
  start: number
  end: number
}
