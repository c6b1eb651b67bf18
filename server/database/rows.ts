import pg from 'pg'
import * as z from 'zod/mini'

const INT8 = 20
const TIMESTAMPTZ = 1184
const NUMERIC = 1700
const DATE = 1082
const INT8_ARRAY = 1016
const TIMESTAMPTZ_ARRAY = 1185
const NUMERIC_ARRAY = 1231
const TEXT_ARRAY = 1009

/**
 * The driver has a parser for the number of any type; its type declaration knows only some numbers.
 */
const driverTypes = pg.types as unknown as {
  getTypeParser(oid: number, format?: 'text' | 'binary'): (text: string) => unknown
}

/**
 * Reads a number. Counts and ids stay far below 2^53; a larger one becomes a number that no integer
 * schema accepts.
 */
const readNumber = (text: string) => Number(text)

/**
 * Converts PostgreSQL's form of a time, "2026-03-02 12:00:00.5+00", to the product's form,
 * "2026-03-02T12:00:00.500Z".
 */
export function readTime(text: string): string {
  const [, day, time, fraction = '', zone] =
    /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})(?:\.(\d+))?([+-][\d:]+)$/.exec(text) ?? []
  if (day === undefined) return text
  if (zone !== '+00') return new Date(text).toISOString()
  // Microseconds are kept, because a list may have to continue right after this moment.
  return `${day}T${time}.${fraction.padEnd(3, '0')}Z`
}

const readTextArray = driverTypes.getTypeParser(TEXT_ARRAY) as (text: string) => (string | null)[]

function listOf<T>(readOne: (text: string) => T): (text: string) => (T | null)[] {
  return (text) => readTextArray(text).map((item) => (item === null ? null : readOne(item)))
}

const readers: Record<number, (text: string) => unknown> = {
  [INT8]: readNumber,
  [NUMERIC]: readNumber,
  [TIMESTAMPTZ]: readTime,
  // A day stays a text: the driver would turn it into midnight in the server's time zone.
  [DATE]: (text) => text,
  [INT8_ARRAY]: listOf(readNumber),
  [NUMERIC_ARRAY]: listOf(readNumber),
  [TIMESTAMPTZ_ARRAY]: listOf(readTime),
}

/** Converts values from PostgreSQL to ours, for the driver. */
export const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    readers[oid] ?? driverTypes.getTypeParser(oid, format),
}

/** Reads rows in the form of the product: with camelCase keys, and checked by their schema. */
export function readRows<T>(shape: z.ZodMiniType<T>, result: pg.QueryArrayResult): T[] {
  const keys = result.fields.map(({ name }) => camelCase(name))
  return result.rows.map((values) => {
    const row: Record<string, unknown> = {}
    for (let at = 0; at < keys.length; at++) row[keys[at]!] = values[at]
    const read = shape.safeParse(row)
    if (read.success) return read.data
    throw new Error(`A row does not have the expected shape: ${z.prettifyError(read.error)}`)
  })
}

function camelCase(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}
