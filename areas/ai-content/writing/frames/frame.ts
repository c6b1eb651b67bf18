import type { authors, partKinds } from '../../drafts/draft.ts'
import type { WholeBrief } from '../../drafts/brief.ts'

/** A part of a frame: words of ours or of the reader. */
export interface FramePart {
  kind: (typeof partKinds)[number]
  text: string
  by: (typeof authors)[number]
}

/** The words around what sources say. */
export interface Frame {
  head: readonly FramePart[]
  /** Stands above the first sentence of a source, and only where there is one. */
  intro: readonly FramePart[]
  /** Stands below the last sentence of a source, and only where there is one. */
  outro: readonly FramePart[]
  tail: readonly FramePart[]
  /** Each of several articles has a heading. */
  hasHeadings: boolean
  /** Outlets are named by their names alone. */
  isShort: boolean
}

export type Brief = WholeBrief

export const frame = (kind: FramePart['kind'], text: string): FramePart => ({
  ...{ kind, text, by: 'frame' },
})
export const readers = (kind: FramePart['kind'], text: string): FramePart => ({
  ...{ kind, text, by: 'reader' },
})
