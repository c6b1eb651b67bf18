import type { WholeBrief } from '../../drafts/brief.ts'
import { english } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { spanish } from './spanish.ts'
import type { FrameWords } from './words.ts'

const byLanguage: Record<WholeBrief['language'], FrameWords> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
}

export function frameWords({ language }: Pick<WholeBrief, 'language'>): FrameWords {
  return byLanguage[language]
}

/** Fills the slots of a frame's text. */
export function filled(frame: string, slots: Readonly<Record<string, string>>): string {
  return frame.replace(/\{(\w+)\}/gu, (slot, name: string) => slots[name] ?? slot)
}
