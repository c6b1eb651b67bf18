import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openDatabase } from './database/database.ts'
import { migrate } from './migrate.ts'
import { testDatabase, type TestDatabase } from './database/test-database.ts'
import { sql } from './tools.ts'

let db: TestDatabase
let folder: string
let areas: string
beforeEach(async () => {
  db = await testDatabase({ isEmpty: true })
  folder = await mkdtemp(join(tmpdir(), 'synthwire-migrations-'))
  areas = await mkdtemp(join(tmpdir(), 'synthwire-areas-'))
  await write('001-hats.sql', "create table hats (name text); insert into hats values ('bowler');")
})
afterEach(async () => {
  await db.close()
  await rm(folder, { recursive: true })
  await rm(areas, { recursive: true })
})

function write(name: string, text: string) {
  return writeFile(join(folder, name), text)
}

/** Writes a migration file into the folder of its area. */
async function writeOf(area: string, name: string, text: string) {
  await mkdir(join(areas, area, 'server/migrations'), { recursive: true })
  await writeFile(join(areas, area, 'server/migrations', name), text)
}

async function applied(): Promise<string[]> {
  const rows = await db.many(
    z.object({ name: z.string() }),
    sql`select name from migrations order by applied_at`,
  )
  return rows.map(({ name }) => name)
}

async function hats(): Promise<string[]> {
  const rows = await db.many(
    z.object({ name: z.string() }),
    sql`select name from hats order by name`,
  )
  return rows.map(({ name }) => name)
}

test('each file is applied once, in order', async () => {
  await migrate(db, folder, [areas])
  await write('002-more.sql', `insert into hats values ('fez');`)
  await write('010-last.sql', `update hats set name = name || '!';`)
  await migrate(db, folder, [areas])
  await migrate(db, folder, [areas])
  expect(await hats()).toEqual(['bowler!', 'fez!'])
})

test('processes that start together apply each file once', async () => {
  const others = await Promise.all([1, 2, 3].map(() => openDatabase(db.url)))
  await Promise.all(others.map((other) => migrate(other, folder, [areas])))
  await Promise.all(others.map((other) => other.close()))
  expect(await hats()).toEqual(['bowler'])
})

test('a file that fails leaves nothing behind, and is tried again', async () => {
  await write(
    '002-broken.sql',
    `insert into hats values ('fez'); insert into shoes values ('clog');`,
  )
  await expect(migrate(db, folder, [areas])).rejects.toThrow('relation "shoes" does not exist')
  expect(await hats()).toEqual(['bowler'])
  await write('002-broken.sql', `insert into hats values ('fez');`)
  await migrate(db, folder, [areas])
  expect(await hats()).toEqual(['bowler', 'fez'])
})

test('a file that changed after it was applied is refused', async () => {
  await migrate(db, folder, [areas])
  await write('001-hats.sql', 'create table hats (name text not null);')
  await expect(migrate(db, folder, [areas])).rejects.toThrow(
    'A migration never changes once it was applied',
  )
})

test('other line ends are not a change', async () => {
  await write('001-hats.sql', 'create table hats (\n name text);\n')
  await migrate(db, folder, [areas])
  await write('001-hats.sql', 'create table hats (\r\n name text);\r\n')
  await migrate(db, folder, [areas])
})

test('a database of a newer version is left alone, in words', async () => {
  await write('002-new.sql', 'select 1;')
  await migrate(db, folder, [areas])
  await rm(join(folder, '002-new.sql'))
  await expect(migrate(db, folder, [areas])).rejects.toThrow(
    'This database was written by a newer Synthwire (002-new.sql)',
  )
})

describe('Migrations of areas', () => {
  const all = ['001-hats.sql', 'shoes/001-shoes.sql', 'shoes/002-clogs.sql', 'ties/001-ties.sql']
  beforeEach(async () => {
    await writeOf('ties', '001-ties.sql', 'create table ties_list (name text);')
    await writeOf('shoes', '001-shoes.sql', 'create table shoes_list (name text);')
    await writeOf('shoes', '002-clogs.sql', `insert into shoes_list select name from hats;`)
  })

  test('follow the numbered ones, area by area, once', async () => {
    await migrate(db, folder, [areas])
    await migrate(db, folder, [areas])
    expect(await applied()).toEqual(all)
  })

  test('lie below the numbered ones in a build, under the same names', async () => {
    await migrate(db, folder, [areas])
    for (const area of ['shoes', 'ties'])
      await cp(join(areas, area, 'server/migrations'), join(folder, area), { recursive: true })
    await migrate(db, folder, ['nowhere'])
    expect(await applied()).toEqual(all)
  })

  test('may come later than those of other areas', async () => {
    await migrate(db, folder, [areas])
    await writeOf('shoes', '003-boots.sql', `insert into shoes_list values ('boot');`)
    await write('002-more.sql', `insert into hats values ('fez');`)
    await writeOf('belts', '001-belts.sql', 'create table belts_list (name text);')
    await migrate(db, folder, [areas])
    expect(await applied()).toEqual([
      ...all,
      ...['002-more.sql', 'belts/001-belts.sql', 'shoes/003-boots.sql'],
    ])
  })

  test('never change, nor come before what was applied', async () => {
    await migrate(db, folder, [areas])
    await writeOf('shoes', '000-socks.sql', 'select 1;')
    await expect(migrate(db, folder, [areas])).rejects.toThrow(
      'Migration shoes/000-socks.sql is not the one that this database was made with (shoes/001-shoes.sql)',
    )
  })

  test('of a newer version are left alone, in words', async () => {
    await migrate(db, folder, [areas])
    await rm(join(areas, 'ties'), { recursive: true })
    await expect(migrate(db, folder, [areas])).rejects.toThrow(
      'This database was written by a newer Synthwire (ties/001-ties.sql)',
    )
  })
})
