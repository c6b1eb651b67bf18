import { mayShowOutlet } from '#areas/articles/server/lends/lists.ts'
import { join, sql, type Sql } from '#server/tools.ts'
import type { Condition, Conditions } from '../../../flow/fields/conditions.ts'
import { soughtText } from '../../../flow/fields/comparing.ts'
import { asText } from '../../../flow/fields/fill-in.ts'
import { findIn, piecesOf } from '../../../flow/fields/references.ts'

/**
 * An SQL condition that is true for every article that meets a trigger's conditions, and for as few
 * others as possible. The exact conditions are checked on those articles afterwards.
 */
export function narrow({ match, rows }: Conditions, readerId: string): Sql {
  const narrowed = rows.map((row) => narrowRow(row, readerId))
  if (match === 'all') {
    const known = narrowed.filter((one) => one !== null)
    return known.length === 0 ? sql`true` : join(known, ' and ')
  }
  if (narrowed.length === 0 || narrowed.includes(null)) return sql`true`
  return sql`(${join(narrowed as Sql[], ' or ')})`
}

const columns = { title: sql`title`, summary: sql`summary_text` } as const

/** Narrows one condition; null if it cannot be written in SQL. */
function narrowRow({ field, is, value }: Condition, readerId: string): Sql | null {
  const name = articleField(field)
  if (name === null || value === undefined || value === null) return null
  const { references, code } = findIn(value)
  if (references.length + code.length > 0) return null
  if (name === 'sourceCount' || name === 'independentCount')
    return narrowCount(is, typeof value === 'object' ? Number.NaN : Number(value))
  if (name === 'sources') return is === 'contains' ? narrowSources(value, readerId) : null
  const column = name === 'title' || name === 'summary' ? columns[name] : null
  return column && narrowText(column, is, value)
}

/**
 * A reader sees no more sources than an article has in all, so articles with too few sources are
 * left out.
 */
function narrowCount(is: Condition['is'], number: number): Sql | null {
  if (!Number.isInteger(number) || Math.abs(number) > 1_000_000) return null
  if (is === 'at-least' || is === 'equals') return sql`source_count >= ${number}::int`
  return is === 'more-than' ? sql`source_count > ${number}::int` : null
}

/** Narrows the condition that the list of sources contains a name. */
function narrowSources(value: unknown, readerId: string): Sql | null {
  const name = asText(value)
  // Equal numbers may be written differently, so a number cannot be searched for as text.
  if (/^[\d\s.-]*$/.test(name) || holds(sql`name`, name) === null) return null
  return mayShowOutlet(readerId, (column) => holds(column, name)!)
}

function narrowText(column: Sql, is: Condition['is'], value: unknown): Sql | null {
  switch (is) {
    case 'contains':
    case 'starts-with':
    case 'ends-with':
      return holds(column, soughtText(value))
    case 'equals':
      // Equal numbers may be written differently, so a number cannot be searched for as text.
      return /\d/.test(asText(value)) ? null : holds(column, asText(value))
    case 'matches-words': {
      const words = asText(value).match(/[\p{L}\p{N}]+/gu) ?? []
      const held = words.map((word) => holds(column, word)).filter((one) => one !== null)
      return held.length === 0 ? null : join(held, ' and ')
    }
    default:
      return null
  }
}

/**
 * A condition that a text contains these words; null if they have characters that PostgreSQL may
 * compare differently. The Kelvin sign and the dotted capital I become plain letters here, so texts
 * with them also pass. The collation "C" is the fastest.
 */
function holds(column: Sql, text: string): Sql | null {
  const words = text.trim()
  if (!/^[A-Za-z0-9 -]+$/.test(words)) return null
  const odd = [/k/i.test(words) ? '\u212A' : '', /i/i.test(words) ? '\u0130' : '']
  const holdsOdd = odd
    .filter((letter) => letter !== '')
    .map((letter) => sql`or strpos(${column}, ${letter}) > 0`)
  return sql`(${column} collate "C" ilike ${`%${words}%`} ${join([sql``, ...holdsOdd], ' ')})`
}

/**
 * The article's field that a text refers to; null if the text is anything but a single reference.
 */
function articleField(text: string): string | null {
  const [piece, ...others] = piecesOf(text)
  if (!piece || others.length > 0 || !('reference' in piece)) return null
  const [root, article, name, ...deeper] = piece.path ?? []
  const isField = root === 'trigger' && article === 'article' && deeper.length === 0
  return isField && typeof name === 'string' ? name : null
}
