import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { sql } from '#server/tools.ts'
import { followers, type Follower, type Happened } from '#platform/actions/server/lends.ts'
import { hubWithArticle } from '../test-newsroom.ts'
import { serverPieceJobs } from './jobs-api.ts'

test('a piece that is finished has happened once', async () => {
  const hub = await hubWithArticle()
  const { tools } = hub
  const all: Happened[] = []
  const following: Follower = {
    listening: async (_, to) => [
      { id: 'workflow-1', readerId: tools.readerId, to, since: '2026-01-01T00:00:00Z' },
    ],
    happened: async (_, __, ___, told) => void all.push(...told),
  }
  const { extensions } = tools
  tools.extensions = ((point) =>
    point.name === followers.name ? [following] : extensions(point)) as typeof extensions
  try {
    await serverPieceJobs(tools.desk).startJobs({ jobs: [hub.job()] })
    await hub.perform()
    await hub.perform()
    const finished = all.filter(({ happening }) => happening.name === 'piece.finished')
    expect(finished.map(({ key }) => key)).toEqual(['piece.finished/job-1'])
    const [{ happening, facts }] = finished as [Happened]
    expect(happening.facts.parse(facts)).toEqual(facts)
    const { seconds } = await tools.db.one(
      z.object({ seconds: z.number() }),
      sql`select seconds from newsroom_pieces`,
    )
    expect(facts).toMatchObject({ piece: { id: 'job-1', seconds } })
  } finally {
    await tools.close()
  }
})
