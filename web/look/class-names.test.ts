import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readStyleRules } from './style-rules.ts'

// Style sheets are loaded with their screen, and stay. If two areas styled the same class, one
// screen would change its look after the other was open.

/** Matches a selector that is only `.name` or `.name:state`. */
// safe expression: our own stylesheets
const ALONE = /^\.([\w-]+)(?::[\w-]+)*$/

test('no class gets its look from two areas', () => {
  const areas = new Map<string, Set<string>>()
  for (const file of globSync('{areas,platform}/*/web/**/*.css')) {
    const [, area = ''] = file.split('/')
    for (const { selectors } of readStyleRules(file, readFileSync(file, 'utf8'))) {
      for (const selector of selectors) {
        const [, name] = ALONE.exec(selector) ?? []
        if (name) areas.set(name, (areas.get(name) ?? new Set()).add(area))
      }
    }
  }

  expect(areas.size).toBeGreaterThan(100)
  expect([...areas].filter(([, owners]) => owners.size > 1)).toEqual([])
})
