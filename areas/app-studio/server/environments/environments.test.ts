import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { cpuClock } from '#core/test-costs.ts'
import type { RunProgress } from '#platform/runs/server/kinds/run-kind.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { studioEnvironments } from '../../contracts/environments.ts'
import { appStudio } from '../../contract.ts'
import { studioProjects } from '../../contracts/projects.ts'
import { ENVIRONMENTS } from '../../limits.ts'
import { workshopOf } from '../workshop.ts'
import { sweepProjects } from '../sweep.ts'
import { writeText } from '../test-studio.ts'
import { server } from '../area.ts'
import { makeBuild } from './make-build.ts'
import { probeEnvironments } from './probe.ts'
import { testEnvironments } from './test-environments.ts'
import { writeVisits } from './visits.ts'

// The tests share a database and a build process, but each has a project of its own.
let tools: TestTools
let studio: ReturnType<typeof testEnvironments>
beforeAll(async () => {
  tools = await testTools()
  studio = testEnvironments(tools)
})
afterAll(async () => {
  await workshopOf(tools).builder.close()
  await tools.close()
})

const page = (text: string) =>
  writeText('index.html', `<!doctype html><title>A</title><p>${text}</p>`)
const red = writeText(
  'src/red.test.ts',
  "import test from 'node:test'\ntest('breaks', () => { throw new Error('2 is not 3') })",
)
const hashes = (name: string) =>
  tools.db.many(
    z.object({ path: z.string(), hash: z.string() }),
    sql`select path, hash from app_studio_build_files as file join app_studio_environments as place using (build_id)
        where place.env = ${name} order by path`,
  )

test('a project that is deployed is served to strangers, through all environments', async () => {
  const id = await studio.create('Harbour watch')
  await studio.deploy(id)
  expect(await studio.name(id)).toBe('harbour-watch')
  for (const site of [
    'harbour-watch',
    'harbour-watch-qa',
    'harbour-watch-stg',
    'harbour-watch-int',
  ]) {
    const loaded = await studio.load(site)
    expect([site, loaded?.status, loaded?.text.includes('<script src="_live.js">')]).toEqual([
      site,
      200,
      false,
    ])
  }
  expect(await studio.place(id, 'prd')).toMatchObject({
    build: { nth: 1, state: 'green' },
    address: { url: 'http://harbour-watch.localhost:4601/', reach: 'this-machine' },
    before: null,
  })
  expect((await studio.load('harbour-watch', '/', { method: 'DELETE' }))?.status).toBe(405)
  expect((await studio.load('harbour-watch', '/no.js'))?.status).toBe(404)
  expect(await studio.load('harbour-watc')).toBeNull()
})

test('a build is promoted and rolled back without being built again, the same bytes everywhere', async () => {
  const id = await studio.create('Tides')
  await studio.save(id, [page('One')], 'One')
  const first = await studio.trigger(id, 'local')
  expect(first).toMatchObject({ status: 'building', id: expect.stringMatching(/^build-/) })
  await studio.work()
  for (const env of ['int', 'stg', 'qa', 'prd'] as const)
    expect((await studio.trigger(id, env)).id).toBe(first.id)
  await studio.save(id, [page('Two')], 'Two')
  await studio.trigger(id, 'local')
  await studio.work()
  await studio.trigger(id, 'int')
  expect([(await studio.load('tides-int'))?.text, (await studio.load('tides'))?.text]).toEqual([
    expect.stringContaining('Two'),
    expect.stringContaining('One'),
  ])
  await studio.deploy(id)
  expect(await hashes('prd')).toEqual(await hashes('qa'))
  expect((await studio.load('tides'))?.text).toContain('Two')
  const { before } = await studio.place(id, 'prd')
  const spentMs = cpuClock()
  await studio.ask(studioEnvironments.rollBack, { project: id, env: 'prd', build: before!.id })
  expect(spentMs()).toBeLessThan(1000)
  expect((await studio.load('tides'))?.text).toContain('One')
  const { deployments } = await studio.ask(studioEnvironments.listDeployments, {
    project: id,
    env: 'prd',
  })
  expect(deployments.map(({ how, build }) => [how, build.nth])).toEqual([
    ['rolled-back', 1],
    ['promoted', 2],
    ['promoted', 1],
  ])
})

test('red tests stop a deployment, and are told of in the log', async () => {
  const id = await studio.create('Lighthouse')
  await studio.deploy(id)
  await studio.save(id, [red], 'Red')
  const build = await studio.deploy(id)
  expect(await studio.place(id, 'prd')).toMatchObject({ build: { nth: 1 } })
  const kept = await studio.ask(studioEnvironments.getBuild, { project: id, build })
  expect(kept).toMatchObject({ state: 'red', tests: { failed: 1 } })
  expect(kept.inputs).toMatchObject({ commit: await studio.commit(id), files: 9 })
  expect(kept.log).toContainEqual(
    expect.objectContaining({ file: 'src/red.test.ts', text: 'breaks: 2 is not 3' }),
  )
  // "int" gets the last green build instead of this red one.
  expect((await studio.trigger(id, 'int')).id).not.toBe(build)
})

test('a build that cannot be made says where', async () => {
  const id = await studio.create('Broken')
  await studio.save(id, [writeText('src/main.ts', 'const one = 1\nconst = 2')], 'Break')
  const build = await studio.deploy(id)
  const { state, log } = await studio.ask(studioEnvironments.getBuild, { project: id, build })
  expect([state, log[0]]).toMatchObject(['broken', { file: 'src/main.ts', line: 2, is: 'error' }])
  await expect(studio.trigger(id, 'int')).rejects.toThrow('Build local first')
  await expect(studio.trigger(id, 'prd')).rejects.toThrow('Promote a build to qa first')
})

describe('nothing happens twice', () => {
  test('two that deploy at once get the same build', async () => {
    const id = await studio.create('Twice')
    const ask = () => studio.ask(studioEnvironments.deployProject, { project: id })
    const [one, other] = await Promise.all([ask(), ask()])
    expect(one).toEqual(other)
    await studio.work()
    const { deployments } = await studio.ask(studioEnvironments.listDeployments, {
      project: id,
      env: 'prd',
    })
    expect(deployments).toHaveLength(1)
  })

  test('a worker that was killed between build and promotion is followed by one that promotes', async () => {
    const id = await studio.create('Killed')
    const { build } = await studio.ask(studioEnvironments.deployProject, { project: id })
    const killed = {
      ...{ id: 'run-1', readerId: tools.readerId, input: { build } },
      reportProgress: async ({ step }: RunProgress) => {
        if (step === 'Deploying') throw new Error('Killed')
      },
    } as unknown as Parameters<typeof makeBuild.perform>[1]
    await expect(makeBuild.perform(tools, killed)).rejects.toThrow('Killed')
    expect(await studio.place(id, 'local')).toMatchObject({ build: { state: 'green' } })
    expect(await studio.place(id, 'prd')).toMatchObject({ build: null })
    await studio.work()
    expect(await studio.place(id, 'prd')).toMatchObject({ build: { nth: 1 } })
    const { deployments } = await studio.ask(studioEnvironments.listDeployments, {
      project: id,
      env: 'prd',
    })
    expect(deployments).toHaveLength(1)
  })

  test('a build that is deployed already is not built again', async () => {
    const id = await studio.create('Same')
    const build = await studio.deploy(id)
    expect(await studio.deploy(id)).toBe(build)
    const { deployments } = await studio.ask(studioEnvironments.listDeployments, {
      project: id,
      env: 'prd',
    })
    expect(deployments).toHaveLength(1)
  })
})

test('builds that nobody goes back to are swept, and what is served stays', async () => {
  const id = await studio.create('Swept')
  await studio.deploy(id)
  for (let nth = 0; nth <= ENVIRONMENTS.builds; nth++)
    await tools.db.run(sql`
      insert into app_studio_builds (id, project_id, reader_id, nth, commit_id, state, begun_at)
      values (${`swept-${nth}`}, ${id}, ${tools.readerId}, ${nth + 2}, 'a', 'broken', now())`)
  await sweepProjects.run(tools, {})
  const kept = await tools.db.many(
    z.object({ nth: z.int() }),
    sql`select nth from app_studio_builds where project_id = ${id} order by nth`,
  )
  expect(kept.map(({ nth }) => nth)).toEqual([
    1,
    ...Array.from({ length: ENVIRONMENTS.builds }, (_, nth) => nth + 3),
  ])
  expect((await studio.load('swept'))?.status).toBe(200)
})

test('what is stopped or deleted is served no more', async () => {
  const id = await studio.create('Ferry')
  await studio.deploy(id)
  await studio.ask(studioEnvironments.stopEnvironment, { project: id, env: 'qa' })
  expect([await studio.load('ferry-qa'), (await studio.load('ferry'))?.status]).toEqual([null, 200])
  await studio.ask(studioProjects.deleteProject, { id })
  expect(await studio.load('ferry')).toBeNull()
  await studio.ask(studioProjects.restoreProject, { id })
  expect((await studio.load('ferry'))?.status).toBe(200)
})

test('names are kept apart between readers, look-alikes included, and stay theirs', async () => {
  const mine = await studio.create('Paypal')
  const rename = (ask: typeof studio.ask, project: string, name: string) =>
    ask(studioEnvironments.nameProject, { project, name })
  await rename(studio.ask, mine, 'anchor')
  const other = 'reader-eve'
  await tools.db.run(sql`insert into readers (id, name) values (${other}, 'Eve')`)
  const ask = tools.askAs(other, { operations: ['*'], scope: 'owner' })
  const { id: theirs } = await ask(studioProjects.createProject, { name: 'Anchor' })
  for (const name of ['anchor', 'anch0r', 'an-chor'])
    await expect(rename(ask, theirs, name)).rejects.toThrow('looks like one')
  await expect(rename(ask, theirs, 'www')).rejects.toThrow('reserved')
  await expect(rename(ask, mine, 'mooring')).rejects.toThrow('already gone')
  await rename(studio.ask, mine, 'mooring')
  await expect(rename(ask, theirs, 'anchor')).rejects.toThrow('looks like one')
  await ask(studioEnvironments.deployProject, { project: theirs })
  expect((await ask(studioEnvironments.getEnvironments, { project: theirs })).name).toBe(
    'anchor-app',
  )
  await rename(studio.ask, mine, 'anchor')
})

test('secrets are sealed, and their values are never told', async () => {
  const id = await studio.create('Secretive')
  const of = { project: id, env: 'prd' as const }
  await studio.ask(studioEnvironments.saveVariable, {
    ...{ ...of, name: 'API_KEY', value: 'swordfish-9', isSecret: true },
  })
  await studio.ask(studioEnvironments.saveVariable, {
    ...{ ...of, name: 'REGION', value: 'north', isSecret: false },
  })
  expect(await studio.ask(studioEnvironments.listVariables, of)).toEqual([
    { name: 'API_KEY', value: null, isSecret: true },
    { name: 'REGION', value: 'north', isSecret: false },
  ])
  const { row } = await tools.db.one(
    z.object({ row: z.string() }),
    sql`select string_agg(variable::text, ' ') as row from app_studio_variables as variable`,
  )
  expect(row).not.toContain('swordfish')
  await studio.ask(studioEnvironments.deleteVariable, { ...of, name: 'API_KEY' })
  expect(await studio.place(id, 'prd')).toMatchObject({ variables: 1 })
})

test('functions of what is served answer with data and variables of their environment', async () => {
  const id = await studio.create('Logbook')
  const source = `export default async ({ body }) => {
    if (body) await data.put('said', body)
    return { body: JSON.stringify([await data.get('said'), env.REGION, env.API_KEY]) }
  }`
  await studio.save(id, [writeText('functions/log.ts', source)], 'Log')
  const variable = { project: id, env: 'prd' as const }
  await studio.ask(studioEnvironments.saveVariable, {
    ...{ ...variable, name: 'REGION', value: 'north', isSecret: false },
  })
  await studio.ask(studioEnvironments.saveVariable, {
    ...{ ...variable, name: 'API_KEY', value: 'swordfish-9', isSecret: true },
  })
  await studio.deploy(id)
  const sent = { method: 'POST', body: Buffer.from('Ahoy') }
  const answer = await studio.load('logbook', '/functions/log', sent)
  expect([answer?.status, answer?.text]).toEqual([200, '["Ahoy","north","••••••"]'])
  expect((await studio.load('logbook-qa', '/functions/log'))?.text).toBe('[null,null,null]')
  expect((await studio.load('logbook', '/functions/none'))?.status).toBe(404)
})

test('visits and probes are counted by day', async () => {
  const id = await studio.create('Buoy')
  await studio.deploy(id)
  for (const client of ['192.0.2.1', '192.0.2.2', '192.0.2.1'])
    await studio.load('buoy', '/', { client })
  await writeVisits(tools)
  studio.later(31)
  await studio.load('buoy', '/')
  await writeVisits(tools)
  await probeEnvironments.run(tools, {})
  expect(await studio.place(id, 'prd')).toMatchObject({ visitsToday: 3, isHealthy: true })
  const { projects } = await studio.ask(appStudio.listProjects, { search: 'buoy' })
  expect(projects).toMatchObject([
    {
      ...{ status: 'active', health: 'good' },
      served: { deploymentsToday: 1, visitsToday: 3, uptime: 1, address: expect.any(String) },
    },
  ])
})

test('an app whose port is dead is not reachable, whatever its build says', async () => {
  const id = await studio.create('Beacon')
  await studio.deploy(id)
  const asked: string[] = []
  const probe = async (answer: (name: string) => number | null) => {
    const probeSite = async (name: string) => {
      asked.push(name)
      return answer(name)
    }
    await probeEnvironments.run({ ...tools, probeSite }, {})
    return (await studio.place(id, 'prd')).isHealthy
  }
  expect(await probe(() => 0)).toBe(false)
  // A few failures in a row do not keep the probe from requesting further environments.
  expect(await probe(() => 200)).toBe(true)
  expect(asked).toContain('beacon')
  expect(asked).toContain('beacon-qa')
  expect(await probe((name) => (name === 'beacon' ? 503 : 200))).toBe(false)
  // Status 429 means that this machine sent too many requests. It does not change the health of the
  // app.
  expect(await probe(() => 429)).toBe(false)
  // If the listener belongs to another program, the probe reads the stored build.
  expect(await probe(() => null)).toBe(true)
})

test('visits that are not written yet are, when the server ends', async () => {
  const id = await studio.create('Skiff')
  await studio.deploy(id)
  await studio.load('skiff')
  expect(await studio.place(id, 'prd')).toMatchObject({ visitsToday: 0 })
  await server.close!(tools)
  expect(await studio.place(id, 'prd')).toMatchObject({ visitsToday: 1 })
})

test('a file that did not change since is not sent again, and files named by their hash are kept', async () => {
  const id = await studio.create('Cached')
  await studio.deploy(id)
  const first = await studio.load('cached')
  const etag = first!.headers!['etag']!
  expect(await studio.load('cached', '/', { headers: { 'if-none-match': etag } })).toMatchObject({
    status: 304,
    text: '',
  })
  const accepting = { 'accept-encoding': 'gzip, deflate' }
  const page = await studio.load('cached', '/', { headers: accepting })
  expect(page!.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
  expect(gunzipSync(page!.body).toString()).toBe(first!.text)
  expect(page!.headers!['etag']).not.toBe(etag)
  const known = { ...accepting, 'if-none-match': page!.headers!['etag']! }
  expect((await studio.load('cached', '/', { headers: known }))!.status).toBe(304)
  const [, script] = /src="\.?\/?(built\/[^"]+\.js)"/.exec(first!.text) ?? []
  expect(script).toBeDefined()
  expect((await studio.load('cached', `/${script}`))!.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
  })
})
