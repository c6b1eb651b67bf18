import { createHash } from 'node:crypto'
import type { Secrets } from '#server/tools.ts'

export const HOUR_MS = 3_600_000

/** A value as JavaScript has it: a list for an array, an object for JSON, bytes for bytea. */
export type Value = string | number | boolean | null | string[] | number[] | object | Uint8Array

/**
 * The position of a made value: the nth row (from 0) of a table, on a server of `readers` readers.
 */
export interface Place {
  nth: number
  readers: number
  /**
   * True if articles that only one reader may read are stored separately, as since migration 052.
   */
  isApart: boolean
  now: Date
  secrets: Secrets
}

export type Make = (place: Place) => Value | undefined

export const words =
  'The ferry to the islands is delayed by an hour. The harbor master expects a storm.'
export const lead = words.slice(0, words.indexOf('.') + 1)
export const ago =
  (hours: number): Make =>
  ({ now }) =>
    new Date(now.getTime() - hours * HOUR_MS).toISOString()
export const ahead = (hours: number): Make => ago(-hours)
export const web =
  (host: string): Make =>
  ({ nth }) =>
    `https://${host}-${nth}.example/`
export const sealed: Make = ({ secrets, nth }) => secrets.seal(`secret ${nth}`)
/**
 * The last feed is private to one reader, with all its entries; later versions make the second one
 * private, too.
 */
export const privateTo: Make = ({ nth, isApart }) =>
  nth === 2 ? 'readers-0' : nth === 1 && isApart ? 'readers-1' : null
export const digest = (text: string) => createHash('sha256').update(text).digest()

export const lineOf = (nth: number) => ({
  speaker: 'a',
  text: lead,
  citations: [{ entry: nth + 1, start: 0, end: lead.length }],
})
export const sourceOf = (nth: number, now: Date) => ({
  ...{ entry: nth + 1, article: nth + 1, outlet: `Feed ${nth}`, title: `Ferry ${nth} delayed` },
  ...{ link: null, publishedAt: now.toISOString() },
})

export const citationOf = (nth: number, now: Date) => ({
  ...{ article: nth + 1, entry: nth + 1, start: 0, end: lead.length, outlet: `Feed ${nth}` },
  ...{ title: `Ferry ${nth} delayed`, url: null, publishedAt: now.toISOString() },
})
