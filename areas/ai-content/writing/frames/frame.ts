import type { authors, Part, partKinds, Run } from '../../drafts/draft.ts'

/** A part of a frame: words of ours, of the reader or of a note. */
export interface FramePart {
  kind: (typeof partKinds)[number]
  text: string
  by: (typeof authors)[number]
  /** Words of ours in front of it. */
  before?: string
}

/** The words around what sources say. */
export interface Frame {
  head: readonly FramePart[]
  /** Stands above the first sentence of a source, and only where there is one. */
  intro: readonly FramePart[]
  /** Stands below the last sentence of a source, and only where there is one. */
  outro: readonly FramePart[]
  tail: readonly FramePart[]
}

export const frame = (kind: FramePart['kind'], text: string): FramePart => ({
  ...{ kind, text, by: 'frame' },
})
export const readers = (kind: FramePart['kind'], text: string): FramePart => ({
  ...{ kind, text, by: 'reader' },
})

/** The parts of a draft that a frame becomes; `place` tells them apart. */
export function partsOfFrame(parts: readonly FramePart[], place: string): Part[] {
  const run = (text: string, by: Run['by']): Run => ({ text, by, citations: [], isUnproven: false })
  return parts.map(({ kind, text, by, before }, at) => ({
    ...{ id: `${place}-${kind}-${at + 1}`, kind, variant: null, isCutShort: false },
    runs: [...(before === undefined ? [] : [run(before, 'frame')]), run(text, by)],
  }))
}
