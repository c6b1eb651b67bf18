import { diffArrays } from 'diff'
import type { ComparedLine, PageDraft } from '../../contracts/pages.ts'
import type { FieldValue } from '../../blocks/page-content.ts'

/** Limits of the comparison. If the drafts differ too much, one is shown below the other. */
const LIMITS = { timeout: 150, maxEditLength: 2000 }

/** Compares the text that visitors see with that of the draft, line by line. */
export function compareWords(before: PageDraft | null, after: PageDraft): ComparedLine[] {
  const [old, now] = [before ? linesOf(before) : [], linesOf(after)]
  const changes = diffArrays(old, now, LIMITS) ?? [
    { value: old, removed: true, added: false },
    { value: now, removed: false, added: true },
  ]
  return changes.flatMap(({ value, added, removed }) =>
    value.map(
      (words) => ({ kind: added ? 'added' : removed ? 'removed' : 'same', words }) as const,
    ),
  )
}

function linesOf({ title, path, description, content }: PageDraft): string[] {
  const fields = content.flatMap(({ props }) =>
    Object.entries(props).flatMap(([name, value]) => (name === 'id' ? [] : wordsIn(value))),
  )
  return [title, `/${path}`, description, ...fields].filter((line) => line.trim() !== '')
}

function wordsIn(value: FieldValue): string[] {
  if (typeof value === 'string') return value.split('\n')
  if (typeof value === 'number') return [String(value)]
  return Array.isArray(value) ? value.flatMap((row) => Object.values(row).flatMap(wordsIn)) : []
}
