import type { ScriptLine, Speaker } from '../script.ts'
import type { ToldSentence } from './told-story.ts'

/** A sentence with the passages that support it. */
export function factual(speaker: Speaker, { text, citations }: ToldSentence): ScriptLine {
  return { speaker, text, citations }
}
