import { countWords } from '#engine/scripts/sentences/count-words.ts'
import type { Frame, FramePart } from './frame.ts'

/** A frame within a number of words, and how many paragraphs of its writer were left out for that. */
export interface FittedFrame {
  frame: Frame
  leftOut: number
}

/** Leaves out of a frame what does not fit: words of ours first, then the last of its writer's, its title last. */
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
  return { frame: { ...frame, head, tail }, leftOut }
}
