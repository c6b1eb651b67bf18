import { diffLines, diffWords, type ChangeObject } from 'diff'
import { wordSegments } from '../word-segments.ts'

/** A piece of two compared texts, which is in both or only in one of them. */
export interface DiffPiece {
  kind: 'same' | 'added' | 'removed' | 'skipped'
  text: string
}

/**
 * Limits of a comparison in milliseconds and edits. Texts that have little in common are not worth
 * more of the web server's time.
 */
const LIMITS = { timeout: 150, maxEditLength: 3000 }
/** The most characters of unchanged text that are shown on each side of a change. */
const CONTEXT_CHARACTERS = 240
/** Languages that put no spaces between words. */
const UNSPACED = /^(ja|zh|th|lo|km|my)\b/

/** Compares two texts word by word; if that takes too long, line by line, or each as a whole. */
export function diffText(before: string, after: string, language: string | null): DiffPiece[] {
  const changes =
    diffWords(before, after, { ...LIMITS, ...segmenterFor(language) }) ??
    diffLines(before, after, LIMITS) ??
    replaced(before, after)
  const pieces = changes.map(pieceOf).filter(({ text }) => text !== '')
  return pieces.flatMap((piece, at) => shortened(piece, at === 0, at === pieces.length - 1))
}

function segmenterFor(language: string | null): { intlSegmenter?: Intl.Segmenter } {
  if (language === null || !UNSPACED.test(language)) return {}
  const segmenter = new Intl.Segmenter(language.slice(0, 2), { granularity: 'word' })
  const inPieces = (text: string) =>
    withSpacesTogether(text, wordSegments(text, language.slice(0, 2)))
  // The comparison only iterates over the segments.
  return { intlSegmenter: Object.assign(segmenter, { segment: inPieces as never }) }
}

/**
 * Joins adjacent segments of spaces, because the comparison would take quadratic time to join them.
 */
function withSpacesTogether(text: string, segments: Intl.SegmentData[]): Intl.SegmentData[] {
  const found: Intl.SegmentData[] = []
  for (let at = 0; at < segments.length; at++) {
    const first = segments[at]!
    if (!/\s/.test(first.segment)) {
      found.push(first)
      continue
    }
    while (/\s/.test(segments[at + 1]?.segment ?? '')) at++
    const end = segments[at + 1]?.index ?? text.length
    found.push({ ...first, segment: text.slice(first.index, end) })
  }
  return found
}

function replaced(before: string, after: string): Pick<ChangeObject<string>, keyof Change>[] {
  return [
    { value: before, added: false, removed: true },
    { value: after, added: true, removed: false },
  ]
}

type Change = Pick<ChangeObject<string>, 'value' | 'added' | 'removed'>

function pieceOf({ value, added, removed }: Change): DiffPiece {
  return { kind: added ? 'added' : removed ? 'removed' : 'same', text: value }
}

/**
 * Cuts out the middle of a long unchanged piece, between words. The first piece keeps only its end,
 * and the last only its beginning.
 */
function shortened(piece: DiffPiece, isFirst: boolean, isLast: boolean): DiffPiece[] {
  const { kind, text } = piece
  if (kind !== 'same' || text.length <= 2 * CONTEXT_CHARACTERS) return [piece]
  const head = text.slice(0, CONTEXT_CHARACTERS).replace(/\S{1,40}$/, '')
  const tail = text.slice(-CONTEXT_CHARACTERS).replace(/^\S{1,40}/, '')
  return [
    ...(isFirst ? [] : [{ kind, text: head }]),
    { kind: 'skipped', text: '' },
    ...(isLast ? [] : [{ kind, text: tail }]),
  ]
}
