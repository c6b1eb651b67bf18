import { expect } from 'vitest'

/**
 * Expects each record to have a value for each of these keys, and each optional key to be on at
 * least one record. Tests name the keys themselves, because a schema of the product may contain the
 * mistake that a test should find.
 */
export function expectKeys(
  records: readonly object[],
  keys: readonly string[],
  optional: readonly string[] = [],
): void {
  const present = records.map((record) => {
    const entries = Object.entries(record).filter(([, value]) => value !== undefined)
    return entries.map(([key]) => key)
  })
  expect(present.length).toBeGreaterThan(0)
  for (const each of present) expect(each).toEqual(expect.arrayContaining([...keys]))
  for (const key of optional) expect(present.flat()).toContain(key)
}

/** Expects exactly these values, in any order and number. */
export function expectExactly(values: Iterable<unknown>, expected: readonly unknown[]): void {
  expect(new Set(values)).toEqual(new Set(expected))
}
