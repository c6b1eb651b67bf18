import type { authors, Part, partKinds, Run } from '../../drafts/draft.ts'

/** A part of a frame, with words of the program, of the reader or of a note. */
export interface FramePart {
  kind: (typeof partKinds)[number]
  text: string
  by: (typeof authors)[number]
  /** Words of the program before the text. */
  before?: string
}

/** The words around the quotations from sources. */
export interface Frame {
  head: readonly FramePart[]
  /** Parts above the first quotation, used only if there is one. */
  intro: readonly FramePart[]
  /** Parts below the last quotation, used only if there is one. */
  outro: readonly FramePart[]
  tail: readonly FramePart[]
}

export const frame = (kind: FramePart['kind'], text: string): FramePart => ({
  ...{ kind, text, by: 'frame' },
})
export const readers = (kind: FramePart['kind'], text: string): FramePart => ({
  ...{ kind, text, by: 'reader' },
})

/** Makes parts of a draft from a frame. `place` makes their ids unique. */
export function partsOfFrame(parts: readonly FramePart[], place: string): Part[] {
  const run = (text: string, by: Run['by']): Run => ({ text, by, citations: [], isUnproven: false })
  return parts.map(({ kind, text, by, before }, at) => ({
    ...{ id: `${place}-${kind}-${at + 1}`, kind, variant: null, isCutShort: false },
    runs: [...(before === undefined ? [] : [run(before, 'frame')]), run(text, by)],
  }))
}
