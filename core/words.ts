import * as z from 'zod/mini'
import { INPUT } from './limits.ts'

// Types for contracts. Each states its limits, so that the server explains refused values and the
// OpenAPI document shows the limits.

/** Any text. No database can store U+0000, and half of a surrogate pair is not a character. */
export function text(most: number, tooLong = `At most ${most} characters`) {
  return z.string().check(
    z.maxLength(most, tooLong),
    // No regular expression checks this, because it would need memory for each character of a long
    // text.
    z.refine(isKept, 'The text contains characters that cannot be stored, such as U+0000'),
    z.meta({ pattern: String.raw`^[^\0\p{Cs}]*$` }),
  )
}

/** A text that is shown in one line, such as a name. Spaces around it do not count. */
export function line(most: number, tooLong = `At most ${most} characters`) {
  return z
    .string()
    .check(
      z.trim(),
      z.maxLength(most, tooLong),
      z.refine(isOneLine, 'Use a single line, without tabs and control characters'),
      z.meta({ pattern: oneLine() }),
    )
}

/** A function, because the build removes uncalled functions from the browser program. */
const oneLine = () => String.raw`^[^\p{Cc}\p{Cs}]*$`
const isKept = (given: string) => !given.includes('\0') && given.isWellFormed()
const isOneLine = (given: string) => given.isWellFormed() && !/\p{Cc}/u.test(given)

/** The id of a thing that the server stores. */
export const Id = z
  .string()
  .check(
    z.minLength(1),
    z.maxLength(INPUT.idCharacters),
    z.refine(isOneLine, 'That is not a valid id'),
    z.meta({ pattern: oneLine() }),
  )

/** The address of a feed, a site or a page; may lack its scheme. */
export const Address = line(
  INPUT.addressCharacters,
  `That address is longer than ${INPUT.addressCharacters} characters`,
)

/** Text that is typed into a search box. */
export const Search = text(
  INPUT.searchCharacters,
  `A search can have ${INPUT.searchCharacters} characters at most.`,
)

/** Facts about a search that a list returns with its results. */
export const FoundWords = z.object({
  /** Words that the search found, as the result spells them. */
  marks: z.optional(z.array(z.string())),
  /** The text that was searched for instead, because the typed text had no results. */
  meant: z.optional(z.string()),
})
export type FoundWords = z.infer<typeof FoundWords>

/** ISO 8601 in UTC; becomes "5 minutes ago" only on the screen. */
export const Time = z.iso.datetime()

/** The number of a row, such as an article or an entry. */
export const RowId = z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER))

/** A count; the database counts in 32 bits. */
export const Count = z.int().check(z.minimum(0), z.maximum(2 ** 31 - 1))

/** A part of a whole, 0 to 1; becomes "94.2%" only on the screen. */
export const Ratio = z.number().check(z.minimum(0), z.maximum(1))

/** A size in bytes; becomes "3.1 GB" only on the screen. */
export const Bytes = z.int().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER))

/** A reference with its name, so that a row can show it without another request. */
export const Reference = z.object({ id: Id, name: z.string() })
export type Reference = z.infer<typeof Reference>

/** A list with a limit to its length. */
export function list<Item extends z.core.$ZodType>(
  item: Item,
  most: number,
  tooMany = `At most ${most} of them`,
) {
  return z.array(item).check(z.maxLength(most, tooMany))
}

/** The position at which the next page of a list begins: the `next` of the page before. */
export const Cursor = z
  .string()
  .check(
    z.regex(
      /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3,6}Z_\d{1,16}$/,
      'The list has no page there. Start from the first page.',
    ),
  )

/** Words and phrases that are looked for or left out. */
export const Keywords = list(
  text(
    INPUT.wordCharacters,
    `A word or phrase can have ${INPUT.wordCharacters} characters at most.`,
  ),
  INPUT.wordsInList,
  `A list can have ${INPUT.wordsInList} words at most.`,
)

/** Names of sources or of their groups; a feed's own name may be long. */
export const SourceNames = list(text(INPUT.sourceNameCharacters), INPUT.thingsInList)

/**
 * SHA-256 of a certificate: 32 pairs of hex digits in capitals, separated by colons. The pattern is
 * also valid in Go and Python.
 */
export const FINGERPRINT = /^([0-9A-F]{2}:){31}[0-9A-F]{2}$/
