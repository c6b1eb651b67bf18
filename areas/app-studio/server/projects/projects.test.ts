import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { appStudio } from '../../contract.ts'
import { studioProjects } from '../../contracts/projects.ts'
import { PROJECTS } from '../../limits.ts'
import { sweepProjects } from '../sweep.ts'
import { testStudio, writeText } from '../test-studio.ts'

// The tests share a database, but each has projects of its own.
let tools: TestTools
let studio: ReturnType<typeof testStudio>
beforeAll(async () => {
  tools = await testTools()
  studio = testStudio(tools)
})
afterAll(() => tools.close())

const list = (asked: object = {}) => studio.ask(appStudio.listProjects, asked)
const named = async (search: string, shelf?: 'active' | 'archived' | 'deleted') =>
  (await list({ search, ...(shelf && { shelf }) })).projects.map(({ name }) => name)

test('a project without a template has a page and a test', async () => {
  const id = await studio.create('Blank')
  expect(await studio.paths(id)).toEqual(
    expect.arrayContaining(['index.html', 'src/greeting.test.ts']),
  )
  expect(await studio.ask(appStudio.getProject, { id })).toMatchObject({
    name: 'Blank',
    shelf: 'active',
    tabs: ['vibe-code'],
    repository: { files: 8, gitPath: `/git/${id}.git` },
  })
})

test('projects are found by their names, page by page, the last edited first', async () => {
  for (let nth = 0; nth < PROJECTS.shown + 2; nth++) {
    studio.later(1)
    await studio.create(`Paged ${nth}`)
  }
  const first = await list({ search: 'paged' })
  const second = await list({ search: 'PAGED', cursor: first.next! })
  const names = [...first.projects, ...second.projects].map(({ name }) => name)
  expect(names).toEqual(
    Array.from({ length: PROJECTS.shown + 2 }, (_, nth) => `Paged ${PROJECTS.shown + 1 - nth}`),
  )
  expect(second.next).toBeNull()
})

test('a copy has the files and the history, takes no room, and goes its own way', async () => {
  const id = await studio.create('Original')
  await studio.save(id, [writeText('a', '1')])
  const stored = () =>
    tools.db.one(z.object({ bytes: z.int() }), sql`select bytes from app_studio_room`)
  const before = await stored()
  const { id: copy } = await studio.ask(studioProjects.duplicateProject, { id })
  expect(await stored()).toEqual(before)
  expect(await studio.commit(copy)).toBe(await studio.commit(id))
  await studio.save(copy, [writeText('a', '2')])
  expect([await studio.text(id, 'a'), await studio.text(copy, 'a')]).toEqual(['1', '2'])
})

test('projects are renamed, put away and taken back', async () => {
  const id = await studio.create('Dinghy')
  await studio.ask(studioProjects.renameProject, { id, name: 'Trawler' })
  await studio.ask(studioProjects.archiveProject, { id, isArchived: true })
  expect([await named('trawler'), await named('trawler', 'archived')]).toEqual([[], ['Trawler']])
  await studio.ask(studioProjects.archiveProject, { id, isArchived: false })
  expect(await named('trawler')).toEqual(['Trawler'])
})

test('a deleted project can be restored for a week; then its objects are swept, and shared ones stay', async () => {
  const id = await studio.create('Wreck')
  await studio.save(id, [writeText('only-here', 'a text of this project alone')], 'Own')
  const kept = await studio.create('Kept')
  await studio.ask(studioProjects.deleteProject, { id })
  await expect(studio.paths(id)).rejects.toThrow('already gone')
  expect(await named('wreck', 'deleted')).toEqual(['Wreck'])
  await studio.ask(studioProjects.restoreProject, { id })
  expect(await studio.text(id, 'only-here')).toBe('a text of this project alone')

  await studio.ask(studioProjects.deleteProject, { id })
  studio.later(PROJECTS.undoDays * 24 * 60 + 1)
  await sweepProjects.run(tools, {})
  await expect(studio.ask(studioProjects.restoreProject, { id })).rejects.toThrow('already gone')
  const { isThere } = await tools.db.one(
    z.object({ isThere: z.boolean() }),
    sql`select exists (select from app_studio_objects where kind = 3 and bytes = 28) as is_there`,
  )
  expect(isThere).toBe(false)
  expect(await studio.text(kept, 'src/greeting.ts')).toContain('Good morning')
})

test('objects of saves that became one commit are swept a day later, and not before', async () => {
  const id = await studio.create('Folded')
  await studio.save(id, [writeText('a', 'first words')])
  const first = (await studio.commit(id))!
  await studio.save(id, [writeText('a', 'second words')])
  await sweepProjects.run(tools, {})
  expect(await studio.text(id, 'a', first)).toBe('first words')
  studio.later(25 * 60)
  await sweepProjects.run(tools, {})
  await expect(studio.text(id, 'a', first)).rejects.toThrow('no such commit')
  expect(await studio.text(id, 'a')).toBe('second words')
})
