import type { Script, ScriptLine } from '#engine/scripts/script.ts'
import { pronounced } from '#engine/spoken/pronounced.ts'
import { cuesOf } from './cues.ts'

/** A text that a voice speaks at once: a sentence, or a part of a very long one. */
export interface Utterance {
  section: number
  line: number
  speaker: ScriptLine['speaker']
  /** The text as it is pronounced; empty where there are no words, such as in a row of dashes. */
  text: string
  cues: readonly UtteranceCue[]
  /** The next utterance continues the same sentence. */
  goesOn: boolean
}

interface UtteranceCue {
  /** The text as shown. */
  text: string
  /** Its first position in the pronounced text. */
  start: number
}

/**
 * The longest text that is spoken at once. A longer one exceeds the breath, the memory or the
 * connection of some voice.
 */
const MOST_CHARACTERS = 400
/** The length from which on a part may end at a pause for breath. */
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
