import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { exportArchive } from '#server/archive/export-archive.ts'
import { restoreArchive } from '#server/archive/restore-archive.ts'
import { partsOf, withRow, writeParts } from '#server/archive/whole-hub/test-archives.ts'
import { archiveParts } from '#server/areas.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql, type Database } from '#server/tools.ts'
import type { FunctionEnd } from './functions/call-function.ts'
import { noteCall } from './functions/note-call.ts'
import { projectData } from './functions/project-data.ts'
import { studioEnvironments } from '../contracts/environments.ts'
import { studioArchive } from './archive-part.ts'
import { testEnvironments } from './environments/test-environments.ts'
import { writeVisits } from './environments/visits.ts'
import { workshopOf } from './workshop.ts'
import { testStudio, writeText } from './test-studio.ts'

let folder: string
let file: string
let from: TestTools
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'synthwire-studio-'))
  file = join(folder, 'all.tar.gz')
  from = await testTools()
  const studio = testStudio(from)
  const project = await studio.create('Harbour')
  await studio.save(project, [writeText('größe.txt', 'ä\n')], 'Add a text')
  const home = { readerId: from.readerId, project, environment: 'prd' } as const
  await projectData(from, home).put('größe', '{"a":["ä\\u0000"]}')
  const ended: FunctionEnd = {
    kind: 'failed',
    words: 'It broke',
    place: { file: 'functions/items.ts', line: 3 },
    log: ['log: Ahoy'],
    cpuMs: 1,
  }
  await noteCall(from, home, { name: 'items', method: 'GET', ms: 4 }, ended)
  const environments = testEnvironments(from)
  await environments.deploy(project)
  await environments.load('harbour')
  await writeVisits(from)
  await studio.ask(studioEnvironments.saveVariable, {
    ...{ project, env: 'prd', name: 'REGION', value: 'north', isSecret: false },
  })
  await exportArchive(from, file, archiveParts)
})
afterAll(async () => {
  await workshopOf(from).builder.close()
  await from.close()
  await rm(folder, { recursive: true })
})

function rowsOf(db: Database) {
  const tables = Object.keys(studioArchive.tables)
  return Promise.all(
    tables.map((name) =>
      db.many(
        z.object({ row: z.unknown() }),
        sql`select query_to_xml(${`select * from ${name} order by 1, 2`}, true, false, '')::text as row`,
      ),
    ),
  )
}

test('projects with their history come back from an archive as they were', async () => {
  const to = await testTools()
  try {
    await restoreArchive(to, file, archiveParts)
    expect(await rowsOf(to.db)).toEqual(await rowsOf(from.db))
  } finally {
    await to.close()
  }
})

test.each([
  ['body', (row: Record<string, unknown>) => ({ ...row, body: `${String(row['body'])}00` })],
  ['id', (row: Record<string, unknown>) => ({ ...row, id: 'f'.repeat(40) })],
  ['bytes', (row: Record<string, unknown>) => ({ ...row, bytes: 1 })],
])('an archive with an object of another %s than its own is refused', async (_, change) => {
  const to = await testTools()
  try {
    const changed = join(folder, 'changed.tar.gz')
    await writeParts(changed, withRow(await partsOf(file), 'app_studio_objects', change))
    await expect(restoreArchive(to, changed, archiveParts)).rejects.toThrow('app_studio_objects')
  } finally {
    await to.close()
  }
})

test('an archive with a file of a build that is not what its hash says is refused', async () => {
  const to = await testTools()
  try {
    const changed = join(folder, 'changed-build.tar.gz')
    const change = (row: Record<string, unknown>) => ({ ...row, body: `${String(row['body'])}00` })
    await writeParts(changed, withRow(await partsOf(file), 'app_studio_contents', change))
    await expect(restoreArchive(to, changed, archiveParts)).rejects.toThrow('app_studio_contents')
  } finally {
    await to.close()
  }
})
