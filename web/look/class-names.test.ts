import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readStyleRules } from './style-rules.ts'

// Stylesheets are loaded when their screen is, and stay. A class that two areas give a look of its own would
// change the one screen as soon as the other has been open.

/** `.name` or `.name:state`, and nothing around it. */
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
