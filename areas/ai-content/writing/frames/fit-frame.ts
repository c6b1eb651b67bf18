import { countWords } from '#engine/scripts/sentences/count-words.ts'
import { sentences } from '#engine/words/sentences.ts'
import type { Frame, FramePart } from './frame.ts'

/**
 * A frame within its word limit. `leftOut` counts the writer's paragraphs that were dropped or cut
 * to reach it.
 */
export interface FittedFrame {
  frame: Frame
  leftOut: number
}

/**
 * Cuts a frame to a number of words. The program's own words are dropped first, then the writer's
 * from the end, the title last. The beginning of the writer's first paragraph stays if it fits.
 */
export function fitFrame(frame: Frame, most: number): FittedFrame {
  const words = (parts: readonly FramePart[]) =>
    parts.reduce((sum, { text, before = '' }) => sum + countWords(before + text, null), 0)
  let { head, tail } = frame
  const size = () => words(head) + words(tail)
  const without = (parts: readonly FramePart[], one: FramePart) =>
    parts.filter((each) => each !== one)
  let leftOut = 0
  const isOurs = ({ by, kind }: FramePart) => by === 'frame' && kind !== 'call'
  for (const part of [...tail, ...head].filter(isOurs)) {
    if (size() <= most) break
    head = without(head, part)
    tail = without(tail, part)
  }
  const isNamed = ({ kind }: FramePart) => kind === 'title' || kind === 'subject'
  const own = head.filter((part) => !isNamed(part)).toReversed()
  for (const part of [...own, ...tail, ...head.filter(isNamed)]) {
    if (size() <= most) break
    head = without(head, part)
    tail = without(tail, part)
    if (part.by !== 'frame') leftOut++
  }
  const [first] = own.toReversed().filter(({ by }) => by === 'reader')
  if (first && !own.some((part) => head.includes(part))) {
    const text = beginning(first, most - size())
    // If nothing of the paragraph fits, it is left out.
    if (text !== '')
      head = frame.head
        .filter((part) => part === first || head.includes(part))
        .map((part) => (part === first ? { ...part, text } : part))
  }
  return { frame: { ...frame, head, tail }, leftOut }
}

/**
 * Returns as many sentences from the beginning of a paragraph as fit, or the first words of a
 * sentence that is too long.
 */
function beginning({ text, before = '' }: FramePart, room: number): string {
  const fits = (words: string) => countWords(before + words, null) <= room
  let end = 0
  for (const sentence of sentences(text)) {
    if (!fits(text.slice(0, sentence.end))) break
    end = sentence.end
  }
  if (end > 0) return text.slice(0, end)
  const first = text.split(/\s/u, Math.max(0, room)).join(' ')
  return first !== '' && fits(first) ? `${first}…` : ''
}
