import type { RuleCondition, RuleDraft } from '#areas/rules/contract.ts'
import { rateUnrated } from '#areas/articles/server/writing/rate-articles.ts'
import { applyToPast } from '#areas/rules/server/applying/apply-to-past.ts'
import { performRuns } from '#platform/runs/server/lends.ts'
import { serverRuleEditor } from '#areas/rules/server/rule-editor-api.ts'
import { serverRules } from '#areas/rules/server/rules-api.ts'
import { deskOf } from '#server/tools.ts'
import { withDataFolder, withToolHub } from '../tool-hub.ts'
import { fillHub } from './filling/fill-hub.ts'
import type { Measured } from './measured.ts'
import { median, timed } from './statistics.ts'

const ENTRIES = 100_000
const TIMES = 5

const previewed: Record<string, RuleCondition[]> = {
  age: [{ about: 'age', not: false, days: 15 }],
  quality: [{ about: 'quality', not: false, under: 0.3 }],
  'three words': [
    { about: 'words', not: false, words: ['harbour', 'market', 'storm'], where: 'anywhere' },
  ],
  'a regular expression': [
    { about: 'pattern', not: false, pattern: '\\b(harbou?r|quay) \\w+ed\\b', where: 'anywhere' },
  ],
  'a regular expression that fits all': [
    { about: 'pattern', not: false, pattern: '.', where: 'anywhere' },
  ],
}

/** Measures previewing a rule over 100,000 entries, and applying it to them. */
export async function measureRules(): Promise<Measured> {
  return withDataFolder((dataFolder) =>
    withToolHub(dataFolder, async ({ tools, readerId }) => {
      await fillHub(tools.db, readerId, ENTRIES)
      const rating = await timed(() => rateUnrated.run(tools, {}))
      const editor = serverRuleEditor(deskOf(tools, readerId))
      const measured: Measured = { entries: ENTRIES, 'seconds to rate all': rating.ms / 1000 }
      for (const [name, conditions] of Object.entries(previewed)) {
        const rule: RuleDraft = { name, match: 'all', conditions, actions: [{ do: 'archive' }] }
        const runs: number[] = []
        const cpuBefore = process.cpuUsage()
        for (let nth = 0; nth < TIMES; nth++) {
          const { ms, result } = await timed(() => editor.previewRule({ rule }))
          runs.push(ms)
          measured[`${name}: articles that would change`] = result.count
        }
        const { user, system } = process.cpuUsage(cpuBefore)
        // This is the server's CPU time without the database's, because it hardly depends on other
        // programs.
        measured[`${name}: CPU ms of the server, each`] = (user + system) / 1000 / TIMES
        measured[`${name}: median ms`] = median(runs)
        measured[`${name}: slowest ms`] = Math.max(...runs)
      }
      const rule: RuleDraft = {
        name: 'All',
        match: 'all',
        conditions: previewed['age']!,
        actions: [{ do: 'archive' }],
      }
      const { id } = await editor.saveRule(rule)
      await serverRules(deskOf(tools, readerId)).setRuleEnabled({ id, enabled: true })
      const acting = await timed(() => performRuns(tools, applyToPast))
      const undoing = await timed(() => editor.undoRule({ id }))
      return {
        ...measured,
        'articles changed': undoing.result.articles,
        'seconds to act on the past': acting.ms / 1000,
        'seconds to undo it all': undoing.ms / 1000,
      }
    }),
  )
}
