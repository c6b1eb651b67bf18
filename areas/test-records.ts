import { expect } from 'vitest'

/**
 * Expects each record to have these keys, each with a value, and each optional key on at least one
 * record. A test names the keys itself, because a schema of the product would agree with the
 * product's own mistakes.
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

/** Expects these values, and no other. */
export function expectExactly(values: Iterable<unknown>, expected: readonly unknown[]): void {
  expect(new Set(values)).toEqual(new Set(expected))
}
