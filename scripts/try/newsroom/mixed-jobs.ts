import * as z from 'zod/mini'
import type { DialogJob } from '#areas/newsroom/contract.ts'
import { formats, type JobType } from '#areas/newsroom/job-options.ts'
import { serverPieceJobs } from '#areas/newsroom/server/jobs/jobs-api.ts'
import { sql, type Desk } from '#server/tools.ts'

const DURATIONS: Record<JobType, string> = { audio: 'short', video: '1', text: '500' }
/** The types of ten jobs in order. The last one takes long enough for a kill during its work. */
const TYPES: readonly JobType[] = [
  ...['text', 'audio', 'text', 'audio', 'video', 'text', 'audio', 'text', 'audio', 'video'],
] as JobType[]

/** Starts short pieces of every type and format, each about one article; returns their ids. */
export async function startMixedJobs(desk: Desk, count: number): Promise<string[]> {
  const articles = await desk.db.many(
    z.object({ id: z.int(), title: z.string() }),
    sql`select id, title from articles where title <> '' order by id`,
  )
  const jobs = Array.from({ length: count }, (_, i): DialogJob => {
    const type = TYPES[i % TYPES.length]!
    const article = articles[i % articles.length]!
    const offered = formats[type]
    return {
      ...{ id: `job-${i}`, type, title: article.title, style: 'balanced', status: 'queued' },
      format: offered[Math.floor(i / TYPES.length) % offered.length]!.value,
      duration: DURATIONS[type],
      subject: { kind: 'article', id: article.id },
      sourceModule: 'Top Headlines',
    }
  })
  await serverPieceJobs(desk).startJobs({ jobs })
  return jobs.map(({ id }) => id)
}
