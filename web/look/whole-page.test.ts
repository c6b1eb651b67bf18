import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readStyleRules } from './style-rules.ts'

// With a selector such as `:root:has(...)`, Chromium recomputes the styles of up to the whole page
// each time that anything is inserted anywhere: 2,500 elements for each picture of a list.
test('no style asks what the whole page holds', () => {
  const selectors = globSync('{areas,web}/**/*.css')
    .flatMap((file) => readStyleRules(file, readFileSync(file, 'utf8')))
    .flatMap((rule) => rule.selectors)
  expect(selectors.length).toBeGreaterThan(1000)
  const whole = /^(html|body|:root|#root|\.frame|main|\.feed)[^\s>+~]*:has\(/
  expect(selectors.filter((selector) => whole.test(selector))).toEqual([])
})
