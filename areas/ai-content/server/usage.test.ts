import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { aiContent } from '../contract.ts'
import { deliveries } from '../contracts/deliveries.ts'
import { drafts } from '../contracts/drafts.ts'
import { reworded, testContent } from './test-content.ts'

let tools: TestTools
let content: ReturnType<typeof testContent>
beforeAll(async () => {
  tools = await testTools()
  content = testContent(tools)
})
afterAll(() => tools.close())

/** Totals of the newest versions of texts that are not deleted, and of their public deliveries. */
const counted = () =>
  tools.db.one(
    z.object({
      textCount: z.int(),
      wordCount: z.int(),
      publishedCount: z.int(),
      draftCount: z.int(),
    }),
    sql`with kept as (
          select kept.word_count, exists (select from ai_content_deliveries as sent
            where sent.draft_id = draft.id and sent.state = 'sent' and sent.is_public) as is_public
          from ai_content_drafts as draft join ai_content_versions as kept
            on kept.draft_id = draft.id and kept.version = draft.version
          where draft.reader_id = ${tools.readerId} and draft.deleted_at is null)
        select count(*)::int as text_count, coalesce(sum(word_count), 0)::int as word_count,
          (count(*) filter (where is_public))::int as published_count,
          (count(*) filter (where not is_public))::int as draft_count from kept`,
  )

type Step = 'write' | 'edit' | 'copy' | 'delete' | 'restore' | 'back' | 'duplicate'
const anyStep = fc.record({
  step: fc.constantFrom<Step[]>('write', 'edit', 'copy', 'delete', 'restore', 'back', 'duplicate'),
  which: fc.nat({ max: 5 }),
})

test('usage equals a count over the tables after whatever is done with texts', async () => {
  const { ask } = content
  const pick = async (shelf: 'active' | 'deleted', which: number) => {
    const { drafts: listed } = await ask(drafts.listDrafts, { shelf })
    return listed.length === 0 ? null : listed[which % listed.length]!.id
  }
  async function take(step: Step, which: number): Promise<unknown> {
    if (step === 'write') return content.write({ points: ['A'.repeat(which + 1)] })
    const draft = await pick(step === 'restore' ? 'deleted' : 'active', which)
    if (draft === null) return null
    if (step === 'delete') return ask(drafts.deleteDrafts, { drafts: [draft] })
    if (step === 'restore') return ask(drafts.restoreDrafts, { drafts: [draft] })
    if (step === 'duplicate') return ask(drafts.duplicateDraft, { draft })
    const read = await ask(drafts.getDraft, { draft })
    const { version } = read
    if (step === 'copy') return ask(deliveries.recordDelivery, { draft, way: 'copy', version })
    if (step === 'back') return ask(drafts.restoreVersion, { draft, version })
    return content.save(read, reworded(read.text, 'word '.repeat(which)))
  }
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 6, maxLength: 12 }), async (all) => {
      for (const { step, which } of all) await take(step, which)
      expect(await ask(aiContent.getUsage, {})).toMatchObject(await counted())
    }),
    { numRuns: 4, seed: 7 },
  )
})
