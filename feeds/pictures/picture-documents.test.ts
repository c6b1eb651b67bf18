import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { askedFor, testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { entryPicture } from './picture-documents.ts'

let tools: TestTools
beforeEach(async () => {
  tools = await testTools()
})
afterEach(() => tools.close())

const shown = (entry: number) =>
  entryPicture.answer(tools, askedFor(tools.readerId, { entry: String(entry) }))

test('when a picture is broken, that of another source of the article takes its place for a while', async () => {
  const [broken, , other] = await reportsOf('broken.example', 'mail.example', 'other.example')
  await tools.db.run(sql`insert into readers (id, name) values ('somebody else', 'Somebody')`)
  await tools.db.run(sql`update feeds set private_to = 'somebody else' where address like '%mail%'`)
  const picture = await sharp({
    create: { width: 400, height: 300, channels: 3, background: '#24606e' },
  })
    .png()
    .toBuffer()
  tools.web.set('https://mail.example/a.png', { body: picture })
  expect(await shown(broken!)).toMatchObject({ status: 204 })

  tools.web.set('https://other.example/a.png', { body: picture })
  const instead = await shown(broken!)
  expect(instead).toMatchObject({ type: 'image/webp' })
  expect(instead!.headers!['cache-control']).not.toContain('immutable')
  expect((await shown(other!))!.headers!['cache-control']).toContain('immutable')
})

/** Creates an article with one entry from each host. */
async function reportsOf(...hosts: string[]): Promise<number[]> {
  await tools.db.run(
    sql`insert into articles (id, title, category, first_published_at, published_at) values (1, 'Ferry', 'general', now(), now())`,
  )
  const ids: number[] = []
  for (const [at, host] of hosts.entries()) {
    const address = `https://${host}/feed`
    const { id: feedId } = await tools.db.one(
      z.object({ id: z.int() }),
      sql`insert into feeds (address) values (${address}) returning id`,
    )
    const { id } = await tools.db.one(
      z.object({ id: z.int() }),
      sql`insert into entries (feed_id, identity, content_hash, title, text, html, image, published_at, seen_at)
          values (${feedId}, ${host}, '\\x00', 'The ferry is back', 'It sails again.', '', ${`https://${host}/a.png`}, now(), now())
          returning id`,
    )
    await tools.db.run(
      sql`insert into article_entries (entry_id, article_id, position, confidence, is_counted)
          values (${id}, 1, ${at + 1}, 1, true)`,
    )
    ids.push(id)
  }
  return ids
}
