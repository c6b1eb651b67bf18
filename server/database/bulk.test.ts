import * as z from 'zod/mini'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../tools.ts'
import { bulk } from './bulk.ts'
import { testDatabase, type TestDatabase } from './test-database.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())

test('rows arrive as they are, and a missing or null field as null', async () => {
  const rows: { id: number; into: string | null; tags?: string[]; isNew: boolean; more: object }[] =
    [
      { id: 2 ** 40, into: 'a "quoted" name', tags: ['x', 'y,z'], isNew: true, more: { a: [1] } },
      { id: 1, into: null, isNew: false, more: {} },
    ]
  const given = bulk(rows, {
    ...{ id: 'bigint', into: 'text', tags: 'text[]', isNew: 'boolean', more: 'jsonb' },
  })
  const Row = z.object({
    ...{ id: z.int(), into: z.nullable(z.string()), tags: z.nullable(z.array(z.string())) },
    ...{ isNew: z.boolean(), more: z.unknown() },
  })
  expect(
    await db.many(Row, sql`select ${given.names} from ${given.rows} order by id desc`),
  ).toEqual(rows.map((row) => ({ tags: null, ...row })))
})

test('no rows are an empty table', async () => {
  const none: { id: number }[] = []
  const { rows } = bulk(none, { id: 'bigint' }, 'one')
  expect(await db.many(z.object({ id: z.int() }), sql`select one.id from ${rows}`)).toEqual([])
})

test('a column that the rows lack, or that cannot hold the field, does not compile', () => {
  const rows = [{ id: 1, name: 'a' }]
  // @ts-expect-error: rows have no such field
  bulk(rows, { id: 'bigint', nmae: 'text' })
  // @ts-expect-error: a name is not a number
  bulk(rows, { id: 'bigint', name: 'bigint' })
})
