import * as z from 'zod/mini'
import { storeArticles } from '#areas/rules/server/test-rules.ts'
import type { TestTools } from '#server/test-tools.ts'
import { aiContent } from '../contract.ts'
import { deliveries } from '../contracts/deliveries.ts'
import { drafts } from '../contracts/drafts.ts'
import { templates } from '../contracts/templates.ts'
import { voices } from '../contracts/voices.ts'
import { emptyVoice } from '../voices/voice.ts'
import { contentArchive } from './archive-part.ts'
import { beginWriting, endWriting } from './by-model/writing-rows.ts'
import { reworded, testContent } from './test-content.ts'

/**
 * Adds a row to each table of the area, and more where rows differ: edited, deleted, delivered and
 * failed ones.
 */
export async function fill(tools: TestTools) {
  const { ask, write, save } = testContent(tools)
  const [article] = (await storeArticles(tools, [{ title: 'Council votes on the quay' }])) as [
    number,
  ]
  const first = await write({ subjects: [{ kind: 'article', id: article }], about: 'Größe “ä”' })
  await save(first, reworded(first.text, 'Edited'))
  const draft = first.id
  await ask(deliveries.recordDelivery, { draft, way: 'copy', version: 2 })
  const { id: delivery } = await ask(deliveries.deliver, {
    ...{ draft, key: 'mail', withNotes: false, isConfirmed: false },
    destination: { way: 'mail', to: 'anna@example.org', subject: 'Quay' },
  })
  const of = { db: tools.db, readerId: tools.readerId }
  await beginWriting(of, draft, 'draft', tools.now())
  await endWriting(of, draft, 'failed', 'It broke off.')
  const { template } = await ask(templates.saveTemplate, { draft, name: 'Quay', keepsWords: true })
  const frame = await ask(templates.saveTemplate, { draft, name: 'Frame', keepsWords: false })
  await ask(templates.deleteTemplate, { template })
  await ask(drafts.deleteDrafts, { drafts: [(await write()).id] })
  const house = await ask(voices.addVoice, { voice: emptyVoice('Lighthouse') })
  const { voice } = await ask(voices.addVoice, { voice: emptyVoice('At sea') })
  await ask(drafts.chooseVoice, { draft, voice })
  await ask(voices.deleteVoice, { voice })
  await ask(aiContent.saveSettings, { language: 'de' })
  return {
    draft,
    delivery,
    template: frame.template,
    deletedTemplate: template,
    voice: house.voice,
  }
}

/** The tables of the area. */
export const tables = Object.keys(contentArchive.tables)

/** Reads all rows of the area's tables. */
export function rowsOf({ db }: Pick<TestTools, 'db'>) {
  return Promise.all(
    tables.map((name) =>
      db.one(
        z.object({ rows: z.array(z.unknown()) }),
        // The table names come from this area's code, so they are safe in SQL.
        {
          text: `select coalesce(jsonb_agg(to_jsonb(one) order by one::text), '[]') as rows from ${name} as one`,
          values: [],
        } as never,
      ),
    ),
  )
}
