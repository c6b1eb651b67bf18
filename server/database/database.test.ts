import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { Connection } from './connection.ts'
import { committing, prepared } from './prepared.ts'
import { testDatabase, type TestDatabase } from './test-database.ts'
import { sql, type Database } from '../tools.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
  await db.run(sql`create table jottings (id bigint primary key, body text not null)`)
})
afterAll(() => db.close())

const Count = z.object({ count: z.int() })

async function countNotes(db: Database): Promise<number> {
  return (await db.one(Count, sql`select count(*) from jottings`)).count
}

describe('rows', () => {
  test('have camelCase keys, numbers for bigint, and ISO times in UTC', async () => {
    const Row = z.object({
      entryCount: z.int(),
      publishedAt: z.iso.datetime(),
      feedIds: z.array(z.int()),
      seenOn: z.string(),
    })
    const row = await db.one(
      Row,
      sql`select 9007199254740991::bigint as entry_count,
        timestamptz '2026-03-02 13:30:00+01' as published_at,
        array[1, 2]::bigint[] as feed_ids, date '2026-03-02' as seen_on`,
    )
    expect(row).toEqual({
      entryCount: 9007199254740991,
      publishedAt: '2026-03-02T12:30:00.000Z',
      feedIds: [1, 2],
      seenOn: '2026-03-02',
    })
  })

  test('of a prepared statement are those of the values of each time', async () => {
    const count = z.object({ n: z.int() })
    const ask = (n: number) => prepared(sql`select ${n}::int + 1 as n`)
    const other = (n: number) => prepared(sql`select ${n}::int + 2 as n`)
    const asked = Array.from({ length: 30 }, (_, n) => n)
    const found = await Promise.all(
      asked.map((n) => db.one(count, n % 2 === 0 ? ask(n) : other(n))),
    )
    expect(found).toEqual(asked.map((n) => ({ n: n + 1 + (n % 2) })))
    const kept = await db.transaction(async (db) => {
      await db.one(count, ask(1))
      return db.one(
        count,
        sql`select count(*) as n from pg_prepared_statements where statement like '%::int + 1 as n'`,
      )
    })
    expect(kept).toEqual({ n: 1 })
  })

  test('that do not have the expected shape are refused with the reason', async () => {
    const Row = z.object({ id: z.int() })
    await expect(db.one(Row, sql`select 'seven' as id`)).rejects.toThrow(/expected shape.*id/s)
  })

  test('of which one is wanted must be one', async () => {
    const none = sql`select 1 as count where false`
    await expect(db.one(Count, none)).rejects.toThrow('Expected one row, got 0')
    expect(await db.maybe(Count, none)).toBeNull()
    const two = sql`select generate_series(1, 2) as count`
    await expect(db.maybe(Count, two)).rejects.toThrow('got 2')
    expect(await db.many(Count, two)).toHaveLength(2)
  })

  test('that changed are counted', async () => {
    await db.run(sql`insert into jottings values (100, 'a'), (101, 'b')`)
    const { changed } = await db.run(sql`delete from jottings where id in (100, 101, 102)`)
    expect(changed).toBe(2)
  })

  test('take what a person typed as a value, never as part of the statement', async () => {
    const body = `'); drop table jottings; --`
    await db.run(sql`insert into jottings values (103, ${body})`)
    const note = await db.one(
      z.object({ body: z.string() }),
      sql`delete from jottings where id = 103 returning body`,
    )
    expect(note.body).toBe(body)
  })
})

describe('a transaction', () => {
  test('that fails leaves nothing behind', async () => {
    const failing = db.transaction(async (db) => {
      await db.run(sql`insert into jottings values (1, 'a')`)
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await countNotes(db)).toBe(0)
  })

  test('inside a transaction can fail alone', async () => {
    await db.transaction(async (db) => {
      await db.run(sql`insert into jottings values (2, 'kept')`)
      const inner = db.transaction(async (db) => {
        await db.run(sql`insert into jottings values (3, 'lost')`)
        await db.run(sql`insert into jottings values (2, 'a second one of the same id')`)
      })
      await expect(inner).rejects.toThrow(/duplicate key/)
      await db.run(sql`insert into jottings values (4, 'kept')`)
    })
    expect(await countNotes(db)).toBe(2)
    await db.run(sql`delete from jottings`)
  })

  test('begins with its first statement, and so do those inside of it', async () => {
    const sent = vi.spyOn(Connection.prototype, 'query')
    try {
      await db.forReader('ada').transaction(async (db) => {
        await db.transaction(async () => {})
        await db.transaction((db) => db.run(sql`insert into jottings values (${7}, 'a')`))
        await db.transaction((db) => db.run(sql`insert into jottings values (${8}, 'b')`))
      })
      await db.transaction(async () => {})
      expect(sent.mock.calls).toHaveLength(3)
    } finally {
      sent.mockRestore()
    }
    expect(await countNotes(db)).toBe(2)
    await db.run(sql`delete from jottings`)
  })

  test('may begin with a text of several statements, and with one that fails', async () => {
    await db.transaction(async (db) => {
      await db.run(sql`insert into jottings values (9, 'a'); insert into jottings values (10, 'b')`)
      const inner = db.transaction((db) => db.run(sql`insert into jottings values (${9}, 'c')`))
      await expect(inner).rejects.toThrow(/duplicate key/)
      await db.transaction((db) => db.run(sql`insert into jottings values (${11}, 'd')`))
    })
    expect(await countNotes(db)).toBe(3)
    await db.run(sql`delete from jottings`)
  })

  test('is not seen by others before it is over', async () => {
    await db.transaction(async (inside) => {
      await inside.run(sql`insert into jottings values (5, 'a')`)
      expect(await countNotes(inside)).toBe(1)
      expect(await countNotes(db)).toBe(0)
    })
    expect(await countNotes(db)).toBe(1)
    await db.run(sql`delete from jottings`)
  })

  test('in which a failure was swallowed does not pretend to have worked', async () => {
    const swallowing = db.transaction(async (db) => {
      await db.run(sql`insert into jottings values (6, 'a')`)
      await db.run(sql`insert into jottings values (6, 'b')`).catch(() => {})
    })
    await expect(swallowing).rejects.toThrow('A statement failed, and the transaction went on')
    expect(await countNotes(db)).toBe(0)
  })

  test('ends in the message of its last statement, and with it where that fails', async () => {
    const Id = z.object({ id: z.int() })
    const last = (id: number) =>
      committing(prepared(sql`insert into jottings values (${id}, 'last') returning id`))
    const sent = vi.spyOn(Connection.prototype, 'query')
    try {
      for (const id of [20, 21]) {
        const stored = await db.forReader('ada').transaction((db) => db.one(Id, last(id)))
        expect(stored).toEqual({ id })
      }
      expect(sent.mock.calls).toHaveLength(2)
    } finally {
      sent.mockRestore()
    }
    expect(await countNotes(db)).toBe(2)
    const failing = db.transaction(async (db) => {
      await db.run(sql`insert into jottings values (22, 'a')`)
      await db.one(Id, last(20))
    })
    await expect(failing).rejects.toThrow(/duplicate key/)
    const goesOn = db.transaction(async (db) => {
      await db.one(Id, last(23))
      await db.run(sql`insert into jottings values (24, 'behind')`)
    })
    await expect(goesOn).rejects.toThrow('after the end of its transaction')
    const inner = db.transaction(async (db) => {
      await db.transaction((db) => db.one(Id, last(25)))
      throw new Error('changed my mind')
    })
    await expect(inner).rejects.toThrow('changed my mind')
    const ids = await db.many(Id, sql`select id from jottings order by id`)
    expect(ids.map(({ id }) => id)).toEqual([20, 21, 23])
    await db.run(sql`delete from jottings`)
  })

  test('takes no statement after its end', async () => {
    let leaked: Database | undefined
    await db.transaction(async (db) => {
      leaked = db
    })
    await expect(leaked!.run(sql`select 1`)).rejects.toThrow('after the end of its transaction')
  })

  test('many at once wait for a connection and all happen', async () => {
    const all = Array.from({ length: 30 }, (_, id) =>
      db.transaction(async (db) => {
        await db.run(sql`insert into jottings values (${1000 + id}, 'a')`)
        await db.run(sql`select pg_sleep(0.002)`)
      }),
    )
    await Promise.all(all)
    expect(await countNotes(db)).toBe(30)
    await db.run(sql`delete from jottings`)
  })
})

test('what a statement under a lock reads stays as it is until it has written', async () => {
  const next = sql`insert into jottings select count(*) + 1, pg_sleep(0.01)::text from jottings`
  await Promise.all(Array.from({ length: 5 }, () => db.locked(1, 2).run(next)))
  expect(await countNotes(db)).toBe(5)
  await db.run(sql`delete from jottings`)
})

test('transactions that each wait for a statement outside of them never starve it of a connection', async () => {
  const sums = await Promise.all(
    Array.from({ length: 40 }, (_, i) =>
      db.transaction(async (inside) => {
        await inside.run(sql`select 1`)
        // The statement runs on another connection, like one of a library that brings its own SQL.
        return db.one(Count, sql`select ${i}::int as count`)
      }),
    ),
  )
  expect(sums.map(({ count }) => count)).toEqual(Array.from({ length: 40 }, (_, i) => i))
})

describe('messages', () => {
  test('reach who listens to their channel, until it stops', async () => {
    const heard: string[] = []
    const stop = await db.listen('one', (payload) => heard.push(payload))
    await db.listen('other', (payload) => heard.push(`other ${payload}`))
    await db.notify('one', 'first')
    await db.notify('other', 'second')
    await expect.poll(() => heard).toEqual(['first', 'other second'])
    await stop()
    await db.notify('one', 'third')
    await db.notify('other', 'fourth')
    await expect.poll(() => heard).toEqual(['first', 'other second', 'other fourth'])
  })

  test('are unmuted after the connection broke, and the gap is told', async () => {
    const heard: string[] = []
    await db.listen(
      'broken',
      (payload) => heard.push(payload),
      () => heard.push('gap'),
    )
    await db.run(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'listen%'`)
    await expect.poll(() => heard).toEqual(['gap'])
    await db.notify('broken', 'after')
    await expect.poll(() => heard).toEqual(['gap', 'after'])
  })
})

test('a broken connection harms only the statement that used it', async () => {
  const broken = db.transaction(async (inside) => {
    const { pid } = await inside.one(
      z.object({ pid: z.int() }),
      sql`select pg_backend_pid() as pid`,
    )
    await db.run(sql`select pg_terminate_backend(${pid})`)
    await inside.run(sql`select 1`)
  })
  await expect(broken).rejects.toThrow()
  expect(await countNotes(db)).toBe(0)
})
