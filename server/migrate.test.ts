import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openDatabase } from './database/database.ts'
import { migrate } from './migrate.ts'
import { testDatabase, type TestDatabase } from './database/test-database.ts'
import { sql } from './tools.ts'

let db: TestDatabase
let folder: string
beforeEach(async () => {
  db = await testDatabase({ isEmpty: true })
  folder = await mkdtemp(join(tmpdir(), 'synthwire-migrations-'))
  await write('001-hats.sql', "create table hats (name text); insert into hats values ('bowler');")
})
afterEach(async () => {
  await db.close()
  await rm(folder, { recursive: true })
})

function write(name: string, text: string) {
  return writeFile(join(folder, name), text)
}

async function hats(): Promise<string[]> {
  const rows = await db.many(
    z.object({ name: z.string() }),
    sql`select name from hats order by name`,
  )
  return rows.map(({ name }) => name)
}

test('each file is applied once, in order', async () => {
  await migrate(db, folder)
  await write('002-more.sql', `insert into hats values ('fez');`)
  await write('010-last.sql', `update hats set name = name || '!';`)
  await migrate(db, folder)
  await migrate(db, folder)
  expect(await hats()).toEqual(['bowler!', 'fez!'])
})

test('processes that start together apply each file once', async () => {
  const others = await Promise.all([1, 2, 3].map(() => openDatabase(db.url)))
  await Promise.all(others.map((other) => migrate(other, folder)))
  await Promise.all(others.map((other) => other.close()))
  expect(await hats()).toEqual(['bowler'])
})

test('a file that fails leaves nothing behind, and is tried again', async () => {
  await write(
    '002-broken.sql',
    `insert into hats values ('fez'); insert into shoes values ('clog');`,
  )
  await expect(migrate(db, folder)).rejects.toThrow('relation "shoes" does not exist')
  expect(await hats()).toEqual(['bowler'])
  await write('002-broken.sql', `insert into hats values ('fez');`)
  await migrate(db, folder)
  expect(await hats()).toEqual(['bowler', 'fez'])
})

test('a file that changed after it was applied is refused', async () => {
  await migrate(db, folder)
  await write('001-hats.sql', 'create table hats (name text not null);')
  await expect(migrate(db, folder)).rejects.toThrow('A migration never changes once it was applied')
})

test('other line ends are no change', async () => {
  await write('001-hats.sql', 'create table hats (\n name text);\n')
  await migrate(db, folder)
  await write('001-hats.sql', 'create table hats (\r\n name text);\r\n')
  await migrate(db, folder)
})

test('a database of a newer version is left alone, in words', async () => {
  await write('002-new.sql', 'select 1;')
  await migrate(db, folder)
  await rm(join(folder, '002-new.sql'))
  await expect(migrate(db, folder)).rejects.toThrow(
    'This database was written by a newer Synthwire (002-new.sql)',
  )
})
