import { describe, expect, test } from 'vitest'
import { patient } from '#core/test-patience.ts'
import { isDeep, share } from '#core/testing/test-share.ts'
import { hasCorpora } from './corpus.ts'
import { judgeJoining } from './joining-quality.ts'
import { judgeSummaries } from './summaries.ts'

const SLOW_MS = patient(120_000)
/** The most by which the ROUGE score of a centroid of as many words may exceed ours. */
const NEAR = 0.006

// The floors are slightly below the numbers of docs/benchmarks/engine.md, so that a step back is
// noticed.
describe.skipIf(!hasCorpora())(
  'the news engine, on labelled entries (skipped where none lie beside the repository)',
  () => {
    test(
      'headlines of one story come together and hardly any stranger with them',
      () => {
        const quality = judgeJoining({ name: 'uci-subset' }, {}, [1])
        expect(quality.precision).toBeGreaterThan(0.88)
        expect(quality.f1).toBeGreaterThan(0.85)
        expect(quality.wrong).toBeLessThan(0.07)
      },
      SLOW_MS,
    )

    test(
      'reports of rival outlets on one event come together',
      () => {
        const quality = judgeJoining({ name: 'allsides-2021', isDated: true }, {}, [1])
        expect(quality.f1).toBeGreaterThan(0.9)
        expect(quality.wrong).toBeLessThan(0.03)

        const undated = judgeJoining({ name: 'allsides-2021' })
        expect(undated.f1).toBeGreaterThan(0.8)
      },
      SLOW_MS,
    )

    test(
      'most events that look alike stay two',
      () => {
        const quality = judgeJoining({ name: 'ecbplus' })
        expect(quality.precision).toBeGreaterThan(0.9)
        expect(quality.f1).toBeGreaterThan(0.86)
        expect(quality.mergedPairs).toBeLessThan(0.2)
        expect(quality.wrong).toBeLessThan(0.08)
      },
      SLOW_MS,
    )

    // By default, the test takes a quarter of the stories, which has floors of its own, slightly
    // below its numbers.
    test.each([
      { most: 3, floors: isDeep ? [0.34, 0.12] : [0.35, 0.129], nth: 0 },
      { most: 5, floors: isDeep ? [0.35, 0.125] : [0.354, 0.1255], nth: 1 },
      { most: 8, floors: isDeep ? [0.35, 0.125] : [0.359, 0.135], nth: 0 },
    ])(
      'at most $most sentences: each stands word for word where it says, and they say what matters',
      ({ most, floors: [rouge1, rouge2], nth }) => {
        const { exact, uncovered, uncoveredInTitles, ours, centroid, leads } = judgeSummaries(
          most,
          (stories) => share(stories, { nth }),
        )
        expect(exact).toBe(1)
        expect(uncovered + uncoveredInTitles).toBe(0)
        expect(ours.rouge1).toBeGreaterThan(rouge1!)
        expect(ours.rouge2).toBeGreaterThan(rouge2!)
        // People judge by more than shared words: see docs/benchmarks/write.md.
        expect(ours.rouge1).toBeGreaterThanOrEqual(centroid.rouge1 - NEAR)
        expect(ours.rouge2).toBeGreaterThanOrEqual(centroid.rouge2 - NEAR)
        expect(ours.rouge1).toBeGreaterThan(leads.rouge1)
      },
      SLOW_MS,
    )
  },
)
