import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { publish } from '#areas/feed/server/settings/test-articles.ts'
import { access } from '#platform/access/contract.ts'
import { API_TOKENS } from '#core/limits.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { studioProjects } from '../../contracts/projects.ts'
import { studioTokens } from '../../contracts/tokens.ts'
import { PROJECTS, FUNCTION_READS } from '../../limits.ts'
import { testEnvironments } from '../environments/test-environments.ts'
import { sweepProjects } from '../sweep.ts'
import { workshopOf } from '../workshop.ts'
import { readsOfCall } from './reads-of-call.ts'

let tools: TestTools
let studio: ReturnType<typeof testEnvironments>
beforeAll(async () => {
  tools = await testTools()
  studio = testEnvironments(tools)
  await publish(tools, 'Harbour Post', [
    {
      title: 'Strike ends at the harbour after nine days of talks',
      text: 'Dock workers at the harbour of Cape Orrin ended their strike on Monday after nine days of talks over night shifts.',
      published: new Date(tools.now().getTime() - 3_600_000).toUTCString(),
    },
  ])
})
afterAll(async () => {
  await workshopOf(tools).builder.close()
  await tools.close()
})

const HEADLINES = { period: 'week', search: '' }
const createDashboard = async (name: string, ask = studio.ask) =>
  (await ask(studioProjects.createProject, { name, template: 'news-dashboard' })).id
const tokens = () => studio.ask(access.listTokens, {})
const tokenOf = async (project: string) =>
  (await studio.ask(studioTokens.getToken, { project })).token
const asked = (project: string, path: string, input: unknown = {}) =>
  readsOfCall(tools, { readerId: tools.readerId, project })(path, input)
/** A program with the scope "write", which may not grant access. */
const byProgram = () => tools.askAs(tools.readerId, { operations: ['*'], scope: 'write' })

test('a dashboard that is deployed shows headlines to strangers until its token is removed, and says so then', async () => {
  const project = await createDashboard('Harbour news')
  await studio.deploy(project)
  const site = await studio.name(project)
  const news = async () => {
    const { status, text } = (await studio.load(site, '/functions/news'))!
    return { status, text }
  }
  expect(await news()).toEqual({
    status: 200,
    text: JSON.stringify({
      reports: [
        {
          title: 'Strike ends at the harbour after nine days of talks',
          ...{ outlet: 'Harbour Post', topic: 'General', day: '2026-03-02' },
        },
      ],
    }),
  })
  const made = (await tokenOf(project))!
  expect(await tokens()).toMatchObject([
    {
      id: made.id,
      name: 'App Studio: Harbour news',
      scope: 'read',
      isInternal: true,
      usedAt: expect.any(String),
    },
  ])

  await studio.ask(studioProjects.renameProject, { id: project, name: 'Quay news' })
  expect((await tokenOf(project))!.name).toBe('App Studio: Quay news')

  await studio.ask(access.removeToken, { id: made.id })
  expect(await news()).toEqual({
    status: 503,
    text: expect.stringContaining('was removed. Make a new one in Project Settings.'),
  })
  expect(await tokenOf(project)).toBeNull()
  await studio.ask(studioTokens.makeToken, { project })
  await studio.ask(studioTokens.makeToken, { project })
  expect([(await news()).status, await tokens()]).toMatchObject([200, { length: 1 }])

  // A copy of a project gets no token, because its owner has to decide that again.
  const { id: copy } = await studio.ask(studioProjects.duplicateProject, { id: project })
  await expect(asked(copy, 'feed/listHeadlines', HEADLINES)).rejects.toThrow('may not read')

  await studio.ask(studioProjects.deleteProject, { id: project })
  await expect(asked(project, 'feed/listHeadlines', HEADLINES)).rejects.toThrow('may not read')
  studio.later(PROJECTS.undoDays * 24 * 60 + 1)
  await sweepProjects.run(tools, {})
  expect(await tokens()).toEqual([])
})

test('nothing of a token is kept but its hash', async () => {
  const project = await createDashboard('Sealed')
  const kept = await tools.db.many(
    z.object({ row: z.string() }),
    sql`select its::text || token::text as row from app_studio_tokens as its
        join api_tokens as token on token.id = token_id where project_id = ${project}`,
  )
  expect(kept).toHaveLength(1)
  expect(kept[0]!.row).not.toMatch(/synthwire_/)
})

test('functions read, and nothing else, so many times a call and a minute', async () => {
  const project = await createDashboard('Bounded')
  for (const path of ['notes/editor/addNote', 'access/listTokens', 'feed/nothing', '__proto__'])
    await expect(asked(project, path)).rejects.toThrow(`There is no read “${path}”`)
  await expect(asked(project, 'feed/listHeadlines', { period: 'age' })).rejects.toThrow(/Invalid/)

  const call = readsOfCall(tools, { readerId: tools.readerId, project })
  for (let nth = 0; nth < FUNCTION_READS.questions; nth++) await call('feed/getHub', {})
  await expect(call('feed/getHub', {})).rejects.toThrow('10 times at most')

  const flood = Array.from({ length: API_TOKENS.requestsPerMinute }, () => asked(project, 'no'))
  const refused = (await Promise.allSettled(flood)).map((end) =>
    String((end as { reason?: Error }).reason),
  )
  expect(refused.some((words) => words.includes('Try again in a minute'))).toBe(true)
})

test('a program that may not give access makes a project without a token', async () => {
  const project = await createDashboard('By a program', byProgram())
  expect(await tokenOf(project)).toBeNull()
  await expect(byProgram()(studioTokens.makeToken, { project })).rejects.toThrow('may not give')
})
