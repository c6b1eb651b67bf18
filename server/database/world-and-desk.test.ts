import { raw } from 'sql-template-tag'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { prepared } from './prepared.ts'
import { openDatabase } from './database.ts'
import { testDatabase, type TestDatabase } from './test-database.ts'
import { sql, type Database } from '../tools.ts'

let world: TestDatabase

beforeEach(async () => {
  world = await testDatabase()
  await world.run(sql`insert into readers (id, name) values ('ada', 'Ada'), ('bo', 'Bo')`)
  for (const reader of ['ada', 'bo']) {
    await world.forReader(reader).run(sql`
      insert into notes (id, reader_id, category, title, text, edited_at)
      values (${`note of ${reader}`}, ${reader}, 'work', 'Pears', 'Two', now())`)
  }
})
afterEach(() => world.close())

const Id = z.object({ id: z.string() })
const notesIn = async (db: Database) =>
  (await db.many(Id, sql`select id from notes order by id`)).map(({ id }) => id)

test('a desk shows its own reader, the world everybody', async () => {
  expect(await notesIn(world.forReader('ada'))).toEqual(['note of ada'])
  expect(await notesIn(world.forReader('bo'))).toEqual(['note of bo'])
  expect(await notesIn(world)).toEqual(['note of ada', 'note of bo'])
  expect(await notesIn(world.forReader("o'; drop table notes; --"))).toEqual([])
})

test('statements of many at once, prepared or not, each see what is theirs', async () => {
  const readers = Array.from({ length: 60 }, (_, at) => ['ada', 'bo', null][at % 3]!)
  const seen = await Promise.all(
    readers.map(async (reader, at) => {
      const db = reader === null ? world : world.forReader(reader)
      const ids = sql`select id from notes where category = ${'work'} order by id`
      return (await db.many(Id, at % 2 ? prepared(ids) : ids)).map(({ id }) => id)
    }),
  )
  expect(seen).toEqual(
    readers.map((reader) =>
      reader === null ? ['note of ada', 'note of bo'] : [`note of ${reader}`],
    ),
  )
})

test('a transaction of a desk is its reader through and through', async () => {
  await world.forReader('ada').transaction(async (db) => {
    expect(await notesIn(db)).toEqual(['note of ada'])
    await db
      .transaction(async (db) => {
        await db.run(sql`delete from notes`)
        throw new Error('stop')
      })
      .catch(() => {})
    await db.transaction(async (db) => expect(await notesIn(db)).toEqual(['note of ada']))
    await db.run(sql`delete from notes`)
  })
  expect(await notesIn(world)).toEqual(['note of bo'])
})

test("another reader's rows can be neither changed nor made", async () => {
  const desk = world.forReader('ada')
  expect(await desk.run(sql`update notes set title = 'Mine' where id = 'note of bo'`)).toEqual({
    changed: 0,
  })
  expect(await desk.run(sql`delete from readers where id = 'bo'`)).toEqual({ changed: 0 })
  const forged = sql`insert into hub_settings values ('bo', -1, true, 15, false, false, null, now())`
  await expect(desk.run(forged)).rejects.toThrow('row-level security')
  await expect(desk.run(sql`update notes set reader_id = 'bo'`)).rejects.toThrow(
    'row-level security',
  )
})

test('a statement that fails harms nothing, and says why', async () => {
  const desk = world.forReader('ada')
  await expect(desk.run(sql`select 1 / ${0}::int`)).rejects.toThrow('division by zero')
  await expect(desk.run(sql`select nothing from nowhere`)).rejects.toThrow('nowhere')
  expect(await notesIn(desk)).toEqual(['note of ada'])
  expect(await desk.run(sql`delete from notes`)).toEqual({ changed: 1 })
})

test('rules for rows bind also who merely owns the tables, and steps down to nobody', async () => {
  const owner = `owner_${process.pid}`
  await world.run(raw(`create role ${owner} login`))
  await world.run(
    raw(`
    do $$ declare one text; begin
      for one in select tablename from pg_tables where schemaname = 'public' loop
        execute format('alter table %I owner to ${owner}', one);
      end loop;
    end $$`),
  )
  const owned = await openDatabase(world.url.replace(/\/\/[^@]+@/, `//${owner}@`))
  try {
    const { name } = await owned
      .forReader('ada')
      .one(z.object({ name: z.string() }), sql`select current_user as name`)
    expect(name).toBe(owner)
    expect(await notesIn(owned.forReader('ada'))).toEqual(['note of ada'])
    expect(await notesIn(owned)).toEqual(['note of ada', 'note of bo'])
    expect(await owned.forReader('bo').run(sql`delete from notes`)).toEqual({ changed: 1 })
    // Deleting a reader deletes the rows that refer to them, of every reader.
    await owned.run(sql`delete from readers where id = 'ada'`)
    expect(await notesIn(world)).toEqual([])
  } finally {
    await owned.close()
    await world.run(
      raw(`reassign owned by ${owner} to current_user; drop owned by ${owner}; drop role ${owner}`),
    )
  }
})

test('every table with a reader has a rule that keeps its rows to that reader', async () => {
  const unruled = await world.many(
    z.object({ name: z.string() }),
    sql`select relname as name from pg_class
        join pg_attribute on attrelid = pg_class.oid and attname = 'reader_id' and not attisdropped
        where relkind in ('r', 'p') and relnamespace = current_schema()::regnamespace
          and not (relrowsecurity and relforcerowsecurity and exists (
            select from pg_policy where polrelid = pg_class.oid and polcmd = '*'
              and pg_get_expr(polqual, polrelid) like '%(reader_id = (%synthwire.reader%'))`,
  )
  expect(unruled, 'call keep_to_reader(…) where they are made').toEqual([])
})
