import { readFileSync } from 'node:fs'

/** A question and what answers it; nothing does where `answers` is empty. */
export interface AskedQuestion {
  text: string
  /** Names of entries, or of stories any entry of which answers. */
  answers: string[]
  /** What the sentence that answers says: one of these. Empty where that is not to be told by a word. */
  holds: string[]
  /** The first, third and so on are for tuning; the others are only measured. */
  isHeldOut: boolean
}

export function readQuestions(file: string): AskedQuestion[] {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line, at) => {
      const [text = '', answers = '', holds = ''] = line.split('|').map((part) => part.trim())
      return {
        text,
        answers: answers === '-' ? [] : answers.split(','),
        holds: holds === '' ? [] : holds.toLowerCase().split('/'),
        isHeldOut: at % 2 === 1,
      }
    })
}
