import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Section } from './contract.ts'
import { available, sectionsBelow, upcoming } from './sections.ts'

const anySection = fc.record({ comingSoon: fc.boolean(), hidden: fc.boolean() }).map((flags) => ({
  ...sectionsBelow('', [])[0]!,
  ...flags,
}))

describe('the sections of the portal', () => {
  test('[SHELL-077] available are those that are neither coming soon nor hidden', () => {
    fc.assert(
      fc.property(fc.array(anySection), (sections) => {
        const expected = sections.filter((each) => !(each.comingSoon || each.hidden))
        expect(available(sections)).toEqual(expected)
      }),
    )
  })

  test('[SHELL-078] upcoming are exactly those that are coming soon', () => {
    fc.assert(
      fc.property(fc.array(anySection), (sections) => {
        expect(upcoming(sections)).toEqual(sections.filter(({ comingSoon }) => comingSoon))
      }),
    )
  })

  test('keep to the contract, each with an address below its door', () => {
    for (const base of ['', '/demo']) {
      for (const section of sectionsBelow(base, [])) {
        expect(Section.safeParse(section).success).toBe(true)
        expect(section.landingPath.startsWith(`${base}/`)).toBe(true)
      }
    }
  })

  test('never announce and hide one at a time', () => {
    const both = sectionsBelow('', []).filter(({ comingSoon, hidden }) => comingSoon && hidden)
    expect(both).toEqual([])
  })
})
