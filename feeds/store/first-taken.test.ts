import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstTaken } from './first-taken.ts'

const now = new Date('2026-03-02T12:00:00Z')
const aged = (days: number) => ({
  publishedAt: new Date(now.getTime() - days * 86_400_000).toISOString(),
})

test('at most the newest 200 are taken, and every entry is either taken or passed over', () => {
  const ages = fc.array(fc.double({ min: 0, max: 200, noNaN: true }), { maxLength: 400 })
  fc.assert(
    fc.property(ages, (days) => {
      const entries = days.map(aged)
      const { wanted, passedOver } = firstTaken(entries)
      expect(wanted.length).toBeLessThanOrEqual(200)
      expect(new Set([...wanted, ...passedOver])).toEqual(new Set(entries))
      const oldestWanted = wanted.map(({ publishedAt }) => publishedAt).toSorted()[0] ?? ''
      const youngOnes = passedOver.filter(({ publishedAt }) => publishedAt > oldestWanted)
      if (wanted.length > 0) expect(youngOnes).toEqual([])
    }),
  )
})
