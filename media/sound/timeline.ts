import type { Script } from '#engine/scripts/script.ts'
import { keptSpeech } from './kept-speech.ts'
import { RATE, type Chapter, type Cue, type LineTime } from './narration.ts'
import type { Utterance } from './utterances.ts'

/** The place of an utterance in the whole narration; `start` is in samples. */
export interface Placed {
  /** Null for a line without words. */
  path: string | null
  speaker: Utterance['speaker']
  start: number
}

export interface Timeline {
  placed: Placed[]
  /** The length of the whole narration, in samples. */
  length: number
  lines: LineTime[]
  cues: Cue[]
  chapters: Chapter[]
}

// Pauses in seconds. Audible pauses are longer, because spoken lines have some silence at their
// ends, but always shorter than a second.
const AT_THE_START = 0.25
const WITHIN_SENTENCE = 0.08
const BETWEEN_SENTENCES = 0.26
const BETWEEN_SPEAKERS = 0.36
const BETWEEN_SECTIONS = 0.7
const AT_THE_END = 0.5

/**
 * Computes when lines, captions and chapters sound; `paths` are the files of the utterances, in
 * order.
 */
export async function timelineOf(
  script: Script,
  utterances: readonly Utterance[],
  paths: readonly (string | null)[],
): Promise<Timeline> {
  const placed: Placed[] = []
  const lines: LineTime[] = []
  const cues: Cue[] = []
  const starts: number[] = []
  let at = 0
  let before: Utterance | undefined
  for (const [i, utterance] of utterances.entries()) {
    const { section, line, speaker } = utterance
    const path = paths[i] ?? null
    const speech = path === null ? null : await keptSpeech(path)
    if (speech) {
      at += samplesOf(pauseBetween(before, utterance))
      before = utterance
    }
    placed.push({ path, speaker, start: at })
    const start = at / RATE
    at += speech?.samples.length ?? 0
    const end = at / RATE

    starts[section] ??= start
    const last = lines.at(-1)
    if (last?.section === section && last.line === line) last.end = end
    else lines.push({ section, line, start, end })
    if (speech) cues.push(...cuesWithin(utterance, speech.times, start, end))
  }
  const length = at + samplesOf(AT_THE_END)
  return { placed, length, lines, cues, chapters: chaptersOf(script, starts, length / RATE) }
}

const samplesOf = (seconds: number) => Math.round(seconds * RATE)

function pauseBetween(before: Utterance | undefined, next: Utterance): number {
  if (!before) return AT_THE_START
  if (before.section !== next.section) return BETWEEN_SECTIONS
  if (before.line === next.line) return WITHIN_SENTENCE
  return before.speaker === next.speaker ? BETWEEN_SENTENCES : BETWEEN_SPEAKERS
}

function cuesWithin(
  { cues, speaker }: Utterance,
  times: readonly number[],
  start: number,
  end: number,
): Cue[] {
  return cues.map(({ text }, i) => ({
    start: start + (times[i] ?? 0),
    end: i + 1 < cues.length ? start + (times[i + 1] ?? 0) : end,
    speaker,
    text,
  }))
}

/**
 * The chapters of a script; the first begins with the sound, and each ends where the next begins.
 */
function chaptersOf(script: Script, starts: readonly number[], seconds: number): Chapter[] {
  const startOf = (section: number) => (section === 0 ? 0 : (starts[section] ?? seconds))
  return script.sections.map(({ title }, section) => ({
    title,
    start: startOf(section),
    end: section + 1 < script.sections.length ? startOf(section + 1) : seconds,
  }))
}
