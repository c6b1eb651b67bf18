import type { Speaker } from '#engine/scripts/script.ts'

/** Samples a second of all speech: mono. */
export const RATE = 24_000

/** A script as it sounds. Times are seconds from its beginning. */
export interface Narration {
  /** The sound: RATE, mono, 16 bit, little endian, without a header. */
  path: string
  seconds: number
  /** Times at which lines sound: one for each line of the script, in order. */
  lines: readonly LineTime[]
  /** Captions for the picture, with the words of the lines as they are shown. */
  cues: readonly Cue[]
  /** The chapters, one for each section of the script. */
  chapters: readonly Chapter[]
}

export interface LineTime {
  /** Positions of a line in the script. */
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
