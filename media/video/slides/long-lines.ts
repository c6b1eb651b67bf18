import type { Cue } from '../../sound/narration.ts'
import type { TimedLine } from './slide.ts'

const PAGE_LETTERS = 320

/** Splits a sentence that is too long for a slide into parts along its captions. */
export function pagesOf({ line, start, end }: TimedLine, cues: readonly Cue[]) {
  const spoken = cues.filter((cue) => cue.start >= start - 0.01 && cue.start < end)
  const pages: { text: string; start: number }[] = []
  for (const cue of spoken) {
    const page = pages.at(-1)
    const longer = page && `${page.text} ${cue.text}`
    if (longer && longer.length <= PAGE_LETTERS) page.text = longer
    else pages.push({ text: cue.text, start: cue.start })
  }
  return pages.length > 0 ? pages : [{ text: line.text, start }]
}
