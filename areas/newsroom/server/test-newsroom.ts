import * as z from 'zod/mini'
import { joinEntries } from '#areas/articles/server/joining/join-entries.ts'
import { performRuns } from '#platform/runs/server/lends.ts'
import { serverSources } from '#areas/sources/server/api.ts'
import { rss } from '#feeds/test-feeds.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import type { DialogJob } from '../contract.ts'
import type { Subject } from '../subject.ts'
import { makePieces } from './jobs/make-pieces.ts'

export const FERRY = [
  'The ferry Marta Lind ran aground on a shoal off Cape Oster on Tuesday with 212 passengers on board.',
  'The coast guard said that nobody was injured and that tugs would try to free the ship at high water.',
  'Halvard Shipping closed the route until divers have looked at the hull.',
  'The chart of the harbour office shows the shoal eighty metres further west than the ship found it.',
].join(' ')

/** A server with one article from one source, and functions to make pieces of it. */
export async function hubWithArticle() {
  const tools: TestTools = await testTools()
  await addArticle(tools, 'harbour', 'Ferry Marta Lind aground off Cape Oster', FERRY)
  const { id } = await tools.db.one(z.object({ id: z.int() }), sql`select id from articles limit 1`)
  const subject: Subject = { kind: 'article', id }
  return {
    tools,
    subject,
    job: (changes: Partial<DialogJob> = {}): DialogJob => ({
      ...{ id: 'job-1', type: 'text', title: 'The ferry', format: 'summary', style: 'balanced' },
      ...{ duration: '500', subject, sourceModule: 'Breaking News', status: 'queued' },
      ...changes,
    }),
    /** Performs waiting jobs as a worker does; returns the number of runs. */
    perform: () => performRuns(tools, makePieces),
  }
}
export type HubWithArticle = Awaited<ReturnType<typeof hubWithArticle>>

/** Adds an article from a new source. */
export async function addArticle(
  tools: TestTools,
  host: string,
  title: string,
  text: string,
): Promise<void> {
  const address = `https://${host}.example/feed`
  const published = tools.now().toISOString()
  const feed = { title: `${host} news`, link: `https://${host}.example/` }
  tools.web.set(address, rss([{ guid: title, title, text, published }], feed))
  const { followSource } = serverSources(tools.desk)
  await followSource({ address, name: '', category: 'general', frequency: 'hourly' })
  await joinEntries.run(tools, {})
}
