import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Variables that the library for positions of overlays sets. */
const GIVEN_BY_LIBRARY = ['--available-height']

test('every variable that a stylesheet names is given by one', () => {
  const named = new Map<string, string>()
  const given = new Set(GIVEN_BY_LIBRARY)
  for (const file of globSync('{{areas,platform}/*/web,web}/**/*.css')) {
    const css = readFileSync(file, 'utf8')
    // safe expression: our own stylesheets
    for (const [, name = ''] of css.matchAll(/(--[\w-]+):/g)) given.add(name)
    // safe expression: our own stylesheets
    for (const [, name = ''] of css.matchAll(/@property (--[\w-]+)/g)) given.add(name)
    // safe expression: our own stylesheets
    for (const [, name = ''] of css.matchAll(/var\((--[\w-]+)\)/g)) named.set(name, file)
  }
  expect(named.size).toBeGreaterThan(50)
  expect([...named].filter(([name]) => !given.has(name))).toEqual([])
})
