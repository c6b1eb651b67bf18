import { wordsOf, type DraftText, type Part } from '../drafts/draft.ts'
import { DRAFTS } from '../limits.ts'
import { joinRuns, replaceWords, splitRuns } from './edit-runs.ts'

/** The functions below change the parts of a text. Unchanged parts stay the same objects. */

type Kind = Part['kind']

export function partAt({ parts }: DraftText, id: string): number {
  return parts.findIndex((part) => part.id === id)
}

function withParts(text: DraftText, parts: Part[]): DraftText {
  return { ...text, parts }
}

export function changePart(text: DraftText, id: string, change: Partial<Part>): DraftText {
  const at = partAt(text, id)
  const part = text.parts[at]
  return part ? withParts(text, text.parts.with(at, { ...part, ...change })) : text
}

/** Adds a part, usually a paragraph, below another one; adds it at the end if `below` is null. */
export function addPart(
  text: DraftText,
  below: string | null,
  id: string,
  kind: Kind = 'paragraph',
): DraftText {
  const at = below === null ? text.parts.length - 1 : partAt(text, below)
  const variant = text.parts[at]?.variant ?? null
  const part = { id, kind, variant, isCutShort: false, runs: [] }
  return withParts(text, text.parts.toSpliced(at + 1, 0, part))
}

export function removePart(text: DraftText, id: string): DraftText {
  return withParts(
    text,
    text.parts.filter((part) => part.id !== id),
  )
}

/**
 * Moves a part among the parts that are shown with it. Parts of other variants may lie between
 * them.
 */
export function movePart(text: DraftText, id: string, over: string): DraftText {
  const [from, to] = [partAt(text, id), partAt(text, over)]
  const part = text.parts[from]
  if (!part || to < 0 || from === to) return text
  return withParts(text, text.parts.toSpliced(from, 1).toSpliced(to, 0, part))
}

/** Kinds that are not repeated: Enter in one of them adds a paragraph. */
const once = new Set<Kind>([
  'subject',
  'preheader',
  'title',
  'lead',
  'greeting',
  'heading',
  'call',
  'sign-off',
])

/** Splits a part in two at a position in its words. */
export function splitPart(text: DraftText, id: string, at: number, newId: string): DraftText {
  const place = partAt(text, id)
  const part = text.parts[place]
  if (!part) return text
  const [before, after] = splitRuns(part.runs, at)
  const kind = once.has(part.kind) ? 'paragraph' : part.kind
  return withParts(
    text,
    text.parts.toSpliced(
      place,
      1,
      { ...part, runs: before, isCutShort: false },
      { ...part, id: newId, kind, runs: after },
    ),
  )
}

/** Joins a part to the part above it in the same variant; null if there is none. */
export function joinWithPrevious(
  text: DraftText,
  id: string,
): { text: DraftText; into: string; at: number } | null {
  const place = partAt(text, id)
  const part = text.parts[place]
  const above = text.parts
    .slice(0, Math.max(place, 0))
    .findLastIndex(({ variant }) => variant === part?.variant)
  const before = text.parts[above]
  if (!part || !before) return null
  // If the part above is empty, the joined part takes the kind of the lower one.
  const kept = before.runs.length === 0 ? { ...part, id: before.id } : before
  const parts = text.parts
    .with(above, { ...kept, isCutShort: part.isCutShort, runs: joinRuns(before.runs, part.runs) })
    .toSpliced(place, 1)
  return { text: withParts(text, parts), into: before.id, at: wordsOf(before).length }
}

/**
 * Replaces a range of a part with words of the reader. Each further line becomes a part of its own;
 * empty lines are left out.
 */
export function pasteWords(
  text: DraftText,
  {
    id,
    from,
    to,
    words,
    newId,
  }: { id: string; from: number; to: number; words: string; newId: () => string },
): { text: DraftText; into: string; at: number } | null {
  const place = partAt(text, id)
  const part = text.parts[place]
  if (!part) return null
  const [first = '', ...more] = words
    .split(/\r?\n|\r/u)
    .map((line) => line.replaceAll(/[\p{Cc}\s]+/gu, ' '))
    .filter((line, at) => at === 0 || line.trim() !== '')
  if (more.length === 0) {
    const runs = replaceWords(part.runs, from, to, first)
    return { text: changePart(text, id, { runs }), into: id, at: from + first.length }
  }
  const emptied = replaceWords(part.runs, from, to, '')
  const [before, after] = splitRuns(emptied, from)
  const end = from
  const head = { ...part, runs: replaceWords(before, end, end, first) }
  const kind = once.has(part.kind) ? 'paragraph' : part.kind
  const lines: Part[] = more.map((line) => ({
    ...part,
    ...{ id: newId(), kind, isCutShort: false },
    runs: replaceWords([], 0, 0, line.trim()),
  }))
  const last = lines.at(-1)!
  const at = wordsOf(last).length
  lines[lines.length - 1] = { ...last, runs: joinRuns(last.runs, after) }
  return {
    text: withParts(text, text.parts.toSpliced(place, 1, head, ...lines)),
    into: last.id,
    at,
  }
}

/** Says why a text is too long to be saved; null if it is not. */
export function tooLong({ parts }: DraftText): string | null {
  if (parts.length > DRAFTS.parts) return `A text has ${DRAFTS.parts} parts at most.`
  let letters = 0
  for (const { runs } of parts) {
    if (runs.length > DRAFTS.runs) return `A part has ${DRAFTS.runs} changes of its author at most.`
    for (const { text } of runs) letters += text.length
  }
  const most = DRAFTS.bytes / 4
  return letters > most ? `A text has ${most.toLocaleString('en')} characters at most.` : null
}
