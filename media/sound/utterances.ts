import type { Script, ScriptLine } from '#engine/scripts/script.ts'
import { pronounced } from '#engine/spoken/pronounced.ts'
import { cuesOf } from './cues.ts'

/** A text that a voice speaks in one go: a sentence, or a part of a very long sentence. */
export interface Utterance {
  section: number
  line: number
  speaker: ScriptLine['speaker']
  /** The text as it is pronounced; empty if it has no words, such as a row of dashes. */
  text: string
  cues: readonly UtteranceCue[]
  /** True if the next utterance continues the same sentence. */
  goesOn: boolean
}

interface UtteranceCue {
  /** The text as it is shown. */
  text: string
  /** The position in the pronounced text at which the caption begins. */
  start: number
}

/**
 * The longest text that is spoken in one go. A longer one would be too much for some voice's
 * breath, memory or connection.
 */
const MOST_CHARACTERS = 400
/** The least length at which a part of a sentence may end at a mark for breathing. */
const ENOUGH_CHARACTERS = 200
const BREATH = /[,;:.!?]$/

/** All utterances of a script, in order. Each line has at least one. */
export function utterancesOf(script: Script): Utterance[] {
  return script.sections.flatMap(({ lines }, section) =>
    lines.flatMap((line, number) =>
      partsOf(line, script.language).map((part, i, parts) => ({
        ...part,
        section,
        line: number,
        speaker: line.speaker,
        goesOn: i < parts.length - 1,
      })),
    ),
  )
}

function partsOf({ text }: ScriptLine, language: string): Pick<Utterance, 'text' | 'cues'>[] {
  const parts: { text: string; cues: UtteranceCue[] }[] = [{ text: '', cues: [] }]
  for (const cue of cuesOf(text)) {
    const said = pronounced(cue, language)
    let part = parts.at(-1)!
    if (isFull(part.text, said)) parts.push((part = { text: '', cues: [] }))
    const start = part.text === '' ? 0 : part.text.length + 1
    part.cues.push({ text: cue, start })
    part.text = `${part.text} ${said}`.trim()
  }
  return parts
}

function isFull(text: string, next: string): boolean {
  if (text === '') return false
  const length = text.length + next.length
  return (
    length > MOST_CHARACTERS ||
    (length > 1.5 * ENOUGH_CHARACTERS && text.length >= ENOUGH_CHARACTERS && BREATH.test(text))
  )
}
