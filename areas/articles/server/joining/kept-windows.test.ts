import { access, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { serverSources } from '#areas/sources/server/api.ts'
import { rss, type TestItem } from '#feeds/test-feeds.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { joinEntries, keepJoinWindow, letGoOfJoinWindow } from './join-entries.ts'
import { reports } from './test-reports.ts'

const tug = reports.tug
const inquiry = { ...reports.crew, guid: 'inquiry' }

let tools: TestTools
beforeEach(async () => {
  tools = await testTools()
  await publish('harbour', tug)
})
afterEach(() => tools.close())

async function publish(name: string, item: TestItem) {
  const address = `https://${name}.example/feed`
  tools.web.set(address, rss([item], { title: name, link: `https://${name}.example/` }))
  await serverSources(tools.desk).followSource({
    ...{ address, name: '', category: 'general', frequency: '15min' },
  })
  await joinEntries.run(tools, {})
}

/**
 * Replaces the stored words, so that a process that reads them again finds no similarity. The
 * stored weights stay.
 */
async function blurWords() {
  await tools.db.run(sql`update entries set title = 'Bakery wins prize', text = 'Rye bread'`)
}

/** Makes the window of this process outdated, as if another process had joined the last entries. */
async function startAgain() {
  await tools.db.run(sql`update joining set changes = changes + 1`)
}

async function countArticles(): Promise<number> {
  const { count } = await tools.db.one(
    z.object({ count: z.int() }),
    sql`select count(distinct article_id)::int as count from article_entries`,
  )
  return count
}

const file = () => join(tools.dataFolder, 'joining-windows')

test('what was kept goes on after a restart, without its words', async () => {
  await keepJoinWindow(tools)
  await blurWords()
  await startAgain()
  await publish('courier', inquiry)
  expect(await countArticles()).toBe(1)
})

const secondsOn = (seconds: number) => performance.now() + 1000 * seconds

test('a window that is not used is kept and leaves memory, and is read again for the next entry', async () => {
  expect(await letGoOfJoinWindow(tools)).toBe(false)
  await expect(access(file())).rejects.toThrow()
  expect(await letGoOfJoinWindow(tools, secondsOn(10))).toBe(true)
  await access(file())
  expect(await letGoOfJoinWindow(tools, secondsOn(10))).toBe(false)
  await blurWords()
  await publish('courier', inquiry)
  expect(await countArticles()).toBe(1)
})

test('where an entry comes every minute, the window is not read again for each', async () => {
  expect(await letGoOfJoinWindow(tools, secondsOn(10))).toBe(true)
  await publish('courier', inquiry)
  expect(await letGoOfJoinWindow(tools, secondsOn(30))).toBe(false)
  expect(await letGoOfJoinWindow(tools, secondsOn(60))).toBe(true)
})

test('a window that cannot be kept stays in memory', async () => {
  await mkdir(`${file()}.new`)
  expect(await letGoOfJoinWindow(tools, secondsOn(10))).toBe(false)
  await blurWords()
  await publish('courier', inquiry)
  expect(await countArticles()).toBe(1)
})

test('an article that changed meanwhile is joined as it is now', async () => {
  await keepJoinWindow(tools)
  await tools.db.run(sql`
    with moved as (
      insert into articles (title, category, first_published_at, published_at)
      select title, category, first_published_at, published_at from articles returning id
    )
    update article_entries set article_id = moved.id from moved`)
  await blurWords()
  await startAgain()
  await publish('courier', inquiry)
  expect(await countArticles()).toBe(1)
})

test('entries that were joined after it was kept are read again', async () => {
  await keepJoinWindow(tools)
  await publish('bakery', {
    guid: 'bakery',
    title: 'Bakery on Quay Street wins regional prize for its rye bread',
    text: 'A small bakery on Quay Street has won the regional prize for rye bread, for a crust that took eleven hours.',
    published: '2026-03-02T08:30:00Z',
  })
  await startAgain()
  await publish('gazette', {
    guid: 'prize',
    title: 'Regional prize for rye bread goes to bakery on Quay Street',
    text: 'The regional prize for rye bread goes to a small bakery on Quay Street, whose crust takes eleven hours to bake.',
    published: '2026-03-02T09:00:00Z',
  })
  await publish('courier', inquiry)
  expect(await countArticles()).toBe(2)
})

test('without what was kept, the words are read', async () => {
  await blurWords()
  await startAgain()
  await publish('courier', inquiry)
  expect(await countArticles()).toBe(2)
  await expect(access(file())).rejects.toThrow()
})

test('what another database kept is not taken', async () => {
  await keepJoinWindow(tools)
  await tools.db.run(sql`update joining set kept_windows = gen_random_uuid()`)
  await blurWords()
  await startAgain()
  await publish('courier', inquiry)
  expect(await countArticles()).toBe(2)
})

test('a file with one wrong byte is not taken, and the words are read', async () => {
  await keepJoinWindow(tools)
  const bytes = await readFile(file())
  bytes[Math.floor(0.6 * bytes.length)]! ^= 1
  await writeFile(file(), bytes)
  await blurWords()
  await startAgain()
  await publish('courier', inquiry)
  expect(await countArticles()).toBe(2)
})

test('windows whose entries somebody else may see now are read again', async () => {
  await keepJoinWindow(tools)
  await blurWords()
  await tools.db.run(sql`update articles set private_to = ${tools.readerId}`)
  await startAgain()
  await publish('courier', inquiry)
  expect(await countArticles()).toBe(2)
})

test('a window that somebody else went on with is not kept', async () => {
  await startAgain()
  await keepJoinWindow(tools)
  await expect(access(file())).rejects.toThrow()
})
