import { gunzipSync } from 'node:zlib'
import { raw } from 'sql-template-tag'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fileContents, keepFile, receiveFile } from '#platform/files/server/store-file.ts'
import { fillWithNewswire } from '#areas/sources/server/following/test-newswire.ts'
import { answering } from '#server/access/asking.ts'
import { connectIdentity, findByIdentity } from '#server/access/identities.ts'
import { makeToken } from '#server/access/api-tokens.ts'
import {
  hashPassword,
  isPassword,
  readPassword,
  storePassword,
} from '#server/access/passwords/passwords.ts'
import { isUnguarded } from '#server/access/readers.ts'
import { openSessions } from '#server/access/sessions.ts'
import { listTables } from '#server/archive/archive-tables.ts'
import { areas } from '#server/areas.ts'
import { tellOfNewcomer } from '#server/access/newcomers.ts'
import { askedFor, testTools, type TestTools } from '#server/test-tools.ts'
import { bytesOf } from '#server/web/routes/test-reply.ts'
import type { ReaderRoute } from '#server/web/routes/route.ts'
import { deskOf, sql } from '#server/tools.ts'
import { SignInName } from '../contract.ts'
import { ownArchiveAddress } from '../contracts/account.ts'
import { serverAccount } from './account-api.ts'
import { serverReaders } from './readers-api.ts'

const password = 'seven quiet herons'
const MARK = 'quincewater'

let tools: TestTools
beforeEach(async () => {
  tools = await testTools()
})
afterEach(() => tools.close())

const accountOf = (readerId: string) => serverAccount(deskOf(tools, readerId))
const owner = () => serverReaders(tools.desk)

async function addReader(id: string, role = 'reader') {
  await tools.db.run(
    sql`insert into readers (id, name, role, sign_in_name) values (${id}, ${id}, ${role}, ${id})`,
  )
}

async function signIn(readerId: string, isByHub = false) {
  const sessions = openSessions(tools.db, 'bond')
  const kept = await sessions.begin(
    { readerId, isByHub },
    { device: 'Firefox', network: '::1' },
    tools.now(),
  )
  return { kept, id: (await sessions.find([kept], tools.now()))!.id }
}

const sessionsOf = async (readerId: string) =>
  (
    await tools.db.many(
      z.object({ id: z.string() }),
      sql`select id from sessions where reader_id = ${readerId}`,
    )
  ).map(({ id }) => id)

describe('A password of one’s own', () => {
  test('is kept as argon2id alone, shuts the hub and ends all other sessions', async () => {
    const account = accountOf(tools.readerId)
    expect(await isUnguarded(tools.db)).toBe(true)
    const [here, there] = [await signIn(tools.readerId), await signIn(tools.readerId)]
    await addReader('bo')
    const ofBo = await signIn('bo')
    const changed = await answering({ sessionId: here.id, origin: 'http://localhost' }, () =>
      account.changePassword({ current: '', password }),
    )
    expect(changed).toEqual({ endedSessions: 1 })
    expect(await sessionsOf(tools.readerId)).toEqual([here.id])
    expect(await sessionsOf('bo')).toEqual([ofBo.id])
    expect(there.id).not.toBe(here.id)
    const kept = await readPassword(tools.db, tools.readerId)
    expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await isUnguarded(tools.db)).toBe(false)
    expect(tools.announced).toContainEqual({ area: 'readers' })
  })

  test('takes the one before it, as slowly as at the door; not from who came by the password of the hub', async () => {
    const account = accountOf(tools.readerId)
    await account.changePassword({ current: '', password })
    const other = 'ferry quay lantern'
    for (let at = 0; at < 5; at++) {
      await expect(
        account.changePassword({ current: 'a guess of it', password: other }),
      ).rejects.toMatchObject({ kind: 'not-allowed', fields: { current: expect.any(String) } })
    }
    await expect(account.changePassword({ current: password, password: other })).rejects.toThrow(
      'Too many attempts',
    )
    const { id } = await signIn(tools.readerId, true)
    await answering({ sessionId: id, origin: 'http://localhost' }, () =>
      account.changePassword({ current: '', password: other }),
    )
    expect(await isPassword(await readPassword(tools.db, tools.readerId), other)).toBe(true)
  })

  test('is refused where it is easily guessed', async () => {
    await accountOf(tools.readerId).saveAccount({ name: 'Mira Linden', signInName: 'mira' })
    for (const guessed of ['password1234', 'miralinden1234', 'aaaaaaaaaaaaaaaa', 'qwertyuiop123']) {
      await expect(
        accountOf(tools.readerId).changePassword({ current: '', password: guessed }),
      ).rejects.toThrow('easily guessed')
    }
    expect(await readPassword(tools.db, tools.readerId)).toBeNull()
  })
})

describe('Names', () => {
  test('to sign in with are one reader’s, however they are written', async () => {
    await addReader('bo')
    const account = accountOf(tools.readerId)
    await expect(account.saveAccount({ name: 'Mira', signInName: 'bo' })).rejects.toMatchObject({
      kind: 'conflict',
    })
    await account.saveAccount({ name: 'Mira', signInName: 'mira' })
    await account.saveAccount({ name: 'Mira L', signInName: 'mira' })
    await expect(account.saveAccount({ name: 'Mira', signInName: null })).rejects.toThrow(
      'Others read here',
    )
    expect(await account.getAccount({})).toMatchObject({
      name: 'Mira L',
      signInName: 'mira',
      hasOthers: true,
      role: 'owner',
    })
  })

  test.each([{ signInHeader: 'remote-user' }, { identityProvider: 'Harbour ID' }])(
    'to sign in with stay where readers are named elsewhere: %j',
    async (named) => {
      Object.assign(tools, named)
      await addReader('bo')
      const bo = accountOf('bo')
      for (const signInName of ['mira', null])
        await expect(bo.saveAccount({ name: 'Bo', signInName })).rejects.toMatchObject({
          kind: 'not-allowed',
          fields: { signInName: expect.any(String) },
        })
      await bo.saveAccount({ name: 'Bo Quay', signInName: 'bo' })
      expect(await bo.getAccount({})).toMatchObject({ name: 'Bo Quay', hasFixedName: true })
      // The owner may set a name first, by which the proxy will identify them.
      const own = accountOf(tools.readerId)
      await own.saveAccount({ name: 'Mira', signInName: 'mira' })
      expect(await own.getAccount({})).toMatchObject({ signInName: 'mira', hasFixedName: false })
    },
  )

  test.each([
    ['ｍｉｒａ', false],
    ['mar\u212Ao', false],
    ['\uFB01nn', false],
    ['zoe\u0301', true],
    ['Zoé', true],
    ['МИРА', true],
  ])('have plain letters: %s', (name, isOne) => {
    expect(z.safeParse(SignInName, name).success).toBe(isOne)
  })
})

describe('A newcomer', () => {
  test('is told of to each owner, once', async () => {
    await addReader('bo')
    await addReader('ada', 'owner')
    const newcomer = { id: 'bo', name: 'Bo', namedBy: 'Your proxy', asks: false }
    for (let twice = 0; twice < 2; twice++) await tellOfNewcomer(tools, tools.db, newcomer)
    const rows = await tools.db.many(
      z.object({ readerId: z.string(), text: z.string() }),
      sql`select reader_id, text from notifications order by reader_id`,
    )
    const text = 'Your proxy named “Bo”, who is a reader here now.'
    expect(rows.toSorted((a, b) => a.readerId.localeCompare(b.readerId))).toEqual(
      [
        { readerId: 'ada', text },
        { readerId: tools.readerId, text },
      ].toSorted((a, b) => a.readerId.localeCompare(b.readerId)),
    )
  })
})

describe('Inviting', () => {
  test('waits until the owner has a way in of their own', async () => {
    const invitation = { note: 'Bo', role: 'reader' } as const
    await expect(owner().invite(invitation)).rejects.toThrow('sign-in name and a password')
    await accountOf(tools.readerId).changePassword({ current: '', password })
    // A password alone does not identify a reader among several.
    await expect(owner().invite(invitation)).rejects.toThrow('sign-in name and a password')
    await accountOf(tools.readerId).saveAccount({ name: 'Mira', signInName: 'mira' })
    const { id, secret, expiresAt } = await owner().invite(invitation)
    expect(secret).toMatch(/^[\w-]{43}$/)
    expect(Date.parse(expiresAt) - tools.now().getTime()).toBe(7 * 86_400_000)
    const listed = await owner().listInvitations({})
    expect(listed).toMatchObject([{ id, note: 'Bo', role: 'reader' }])
    expect(JSON.stringify(listed)).not.toContain(secret)
    await owner().revokeInvitation({ id })
    expect(await owner().listInvitations({})).toEqual([])
    await expect(owner().revokeInvitation({ id })).rejects.toMatchObject({ kind: 'not-found' })
  })
})

describe('Owners', () => {
  test('see how much each reader stores, and nothing of what', async () => {
    await addReader('bo')
    await fillWithNewswire(tools)
    await tools.db.run(sql`update sources set reader_id = 'bo', name = ${MARK}`)
    await signIn('bo')
    const [first, second] = await owner().listReaders({})
    expect(first).toMatchObject({
      id: tools.readerId,
      role: 'owner',
      isThis: true,
      // This reader has no session, because nobody has to sign in, but counts as present.
      lastSeenAt: tools.now().toISOString(),
    })
    expect(second).toMatchObject({
      id: 'bo',
      role: 'reader',
      isThis: false,
      lastSeenAt: tools.now().toISOString(),
    })
    expect(second!.stored.sources).toBeGreaterThan(3)
    expect(first!.stored).toEqual({ sources: 0, savedArticles: 0, notes: 0, fileBytes: 0 })
    expect(JSON.stringify(second)).not.toContain(MARK)
  })

  test('see when a reader came last by an identity provider', async () => {
    await addReader('bo')
    const bo = async () => (await owner().listReaders({})).find(({ id }) => id === 'bo')
    expect(await bo()).toMatchObject({ lastSeenAt: null })
    const identity = { issuer: 'https://id.example', subject: 'bo', label: 'Bo' }
    await connectIdentity(tools.db, 'bo', identity, tools.now())
    await findByIdentity(tools.db, identity, tools.now())
    expect(await bo()).toMatchObject({ lastSeenAt: tools.now().toISOString() })
  })

  test('remove a reader whose rows another change holds, once that is done', async () => {
    await addReader('bo')
    // A sequence counts the attempts, because a rollback does not reset it.
    await tools.db.run(sql`create sequence removals`)
    await tools.db.run(sql`
      create function in_the_way() returns trigger language plpgsql as $$ begin
        if nextval('removals') < 3 then raise exception 'x' using errcode = 'deadlock_detected'; end if;
        return old;
      end $$`)
    await tools.db.run(sql`
      create trigger in_the_way before delete on readers for each row execute function in_the_way()`)
    await owner().removeReader({ id: 'bo' })
    expect((await owner().listReaders({})).map(({ id }) => id)).not.toContain('bo')
    await tools.db.run(sql`drop trigger in_the_way on readers`)
  })

  test('are never none: not by role, not by removal, not by two at once', async () => {
    await addReader('bo')
    const me = tools.readerId
    for (const last of [
      () => owner().setRole({ id: me, role: 'reader' }),
      () => owner().removeReader({ id: me }),
      () => accountOf(me).leave({}),
    ])
      await expect(last()).rejects.toThrow('the only owner')
    await owner().setRole({ id: 'bo', role: 'owner' })
    const both = await Promise.allSettled([
      owner().setRole({ id: 'bo', role: 'reader' }),
      serverReaders(deskOf(tools, 'bo')).setRole({ id: me, role: 'reader' }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const left = await tools.db.many(
      z.object({ id: z.string() }),
      sql`select id from readers where role = 'owner'`,
    )
    expect(left).toHaveLength(1)
    await expect(owner().setRole({ id: 'nobody', role: 'owner' })).rejects.toMatchObject({
      kind: 'not-found',
    })
    await expect(owner().removeReader({ id: 'nobody' })).rejects.toMatchObject({
      kind: 'not-found',
    })
  })
})

/**
 * Adds shared and private sources of a reader: some with articles of their own, and some with
 * articles that others report, too.
 */
async function fillEverything(readerId: string): Promise<void> {
  const { db } = tools
  await fillWithNewswire(tools)
  await db.run(sql`update sources set reader_id = ${readerId}, name = ${MARK}`)
  for (const statement of `
    insert into feeds (address, private_to) values ('https://club.example/feed?key=1', '${readerId}');
    insert into sources (id, reader_id, feed_id, name, category, frequency)
      select 'source-private', '${readerId}', id, '${MARK}', 'general', 'daily' from feeds where private_to is not null;
    insert into entries (feed_id, identity, content_hash, title, text, html, published_at, seen_at)
      select id, 'one', ''::bytea, '${MARK}', '', '', now(), now() from feeds where private_to is not null;
    insert into articles (id, private_to, title, category, first_published_at, published_at) values (900001, '${readerId}', '${MARK}', 'World', now(), now());
    insert into article_entries (article_id, entry_id, position, confidence) select 900001, id, 900001, 1 from entries where identity = 'one'`.split(
    ';',
  )) {
    await db.run(raw(statement)).catch((error: Error) => {
      throw new Error(`${statement}: ${error.message}`)
    })
  }
}

/** Lists the tables with rows of a reader; tables to which others refer come first. */
async function tablesWithReader(): Promise<string[]> {
  const ordered = (await listTables(tools.db)).map(({ name }) => name)
  const rows = await tools.db.many(
    z.object({ name: z.string() }),
    sql`select relname as name from pg_class join pg_attribute on attrelid = pg_class.oid
        where attname = 'reader_id' and relkind = 'r' and relnamespace = current_schema()::regnamespace
        order by array_position(${ordered}::text[], relname::text), relname`,
  )
  return rows.map(({ name }) => name)
}

/** Columns that are filled although they may be null, because a check requires one of several. */
const filledToo: Record<string, string[]> = { website_redirects: ['page_id'] }

/** Adds a row of a reader, with values made up from the types of its columns. */
async function addMadeUp(table: string, readerId: string): Promise<boolean> {
  const columns = await tools.db.many(
    z.object({
      name: z.string(),
      type: z.string(),
      /**
       * A query for a valid value of this column from the table to which it refers; null if it
       * refers to none.
       */
      parent: z.nullable(z.string()),
      check: z.nullable(z.string()),
    }),
    sql`select attname as name, format_type(atttypid, null) as type,
          (select format('(select %I from %s order by 1 limit 1)', theirs.attname, confrelid::regclass)
           from pg_constraint join pg_attribute theirs on theirs.attrelid = confrelid
             and theirs.attnum = confkey[array_position(conkey, mine.attnum)]
           where conrelid = mine.attrelid and contype = 'f' and mine.attnum = any(conkey) limit 1) as parent,
          (select pg_get_constraintdef(oid) from pg_constraint where conrelid = attrelid and contype = 'c'
            and conkey = array[attnum] limit 1) as "check"
        from pg_attribute mine where attrelid = ${table}::regclass and attnum > 0 and not attisdropped
          and (attnotnull or attname = any(${filledToo[table] ?? []}))
          and not atthasdef and attidentity = '' and attgenerated = ''`,
  )
  const values = columns.map(({ name, type, parent, check }) => {
    if (name === 'reader_id') return `'${readerId}'`
    if (parent) return parent
    const allowed = check && (/'([^']+)'/.exec(check)?.[1] ?? /\[\(?(\d+)/.exec(check)?.[1])
    if (allowed) return `'${allowed}'`
    if (type.endsWith('[]')) return check?.includes('cardinality') ? `'{${MARK}}'` : `'{}'`
    if (type === 'text') return `'${MARK}-${name}'`
    if (type.startsWith('timestamp')) return 'now()'
    if (type === 'date') return 'current_date'
    if (type.startsWith('json')) return `'{}'`
    if (type === 'boolean') return 'true'
    if (type === 'bytea') return `'\\x${Buffer.from(table).toString('hex')}'`
    return '1'
  })
  const { changed } = await tools.db.run(
    raw(
      `insert into ${table} (${columns.map(({ name }) => name).join(', ')}) values (${values.join(', ')}) on conflict do nothing`,
    ),
  )
  return changed === 1
}

describe('Removing a reader', () => {
  test('leaves nothing of theirs in any table, on the disk or in the door, and everything of others', async () => {
    await addReader('bo')
    await accountOf('bo').changePassword({ current: '', password })
    await makeToken(
      tools.db,
      { readerId: 'bo', name: MARK, scope: 'write', days: null },
      tools.now(),
    )
    await signIn('bo')
    await fillEverything('bo')
    const file = async (readerId: string, words: string) => {
      const received = await receiveFile(tools, { name: 'a.txt', content: Buffer.from(words) })
      await tools.db.transaction((db) => keepFile(db, tools, readerId, received))
      return received.hash
    }
    const theirs = await file('bo', MARK)
    const mine = await file(tools.readerId, 'kept')
    const ofBo = async (table: string) =>
      (
        await tools.db.one(
          z.object({ count: z.int() }),
          sql`select count(*)::int as count from ${raw(table)} where reader_id = 'bo'`,
        )
      ).count
    // Rows that refer to others can only be added after those, so this is repeated until nothing is
    // left.
    for (let left = await tablesWithReader(), before = Infinity; left.length < before;) {
      before = left.length
      const failed: string[] = []
      for (const table of left)
        if ((await ofBo(table)) === 0)
          await addMadeUp(table, 'bo').catch(({ message }: Error) => {
            failed.push(table)
            if (failed.length === before)
              throw new Error(`No row could be made up for ${table}: ${message}`)
          })
      left = failed
    }
    for (const table of await tablesWithReader())
      expect(await ofBo(table), table).toBeGreaterThan(0)
    await tools.db.run(sql`
      insert into notes (id, reader_id, article_id, category, title, text, edited_at)
      select 'note-owner', ${tools.readerId}, min(id), 'work', 'Mine', 'Mine', now() from articles`)

    await accountOf('bo').leave({})

    for (const table of [
      ...(await tablesWithReader()),
      'readers',
      'feeds',
      'entries',
      'articles',
    ]) {
      const { text } = await tools.db.one(
        z.object({ text: z.string() }),
        sql`select coalesce(string_agg(row::text, ''), '') as text from ${raw(table)} as row
            where row::text ~ '\\ybo\\y' or row::text like ${`%${MARK}%`}`,
      )
      expect([table, text]).toEqual([table, ''])
    }
    const contents = fileContents(tools)
    expect(await contents.read(theirs, 100)).toBeNull()
    expect(String(await contents.read(mine, 100))).toBe('kept')
    const others = await tools.db.one(
      z.object({ notes: z.int(), feeds: z.int() }),
      sql`select (select count(*)::int from notes) as notes, (select count(*)::int from feeds) as feeds`,
    )
    expect(others.notes).toBe(1)
    expect(others.feeds).toBeGreaterThan(3)
    // Articles with other sources remain, and are written again without Bo's private sources.
    await expect(accountOf('bo').leave({})).rejects.toMatchObject({ kind: 'not-found' })
  })
})

describe('A reader’s own archive', () => {
  test('holds what is theirs, readable, and no secret or anything of others', async () => {
    await addReader('bo')
    await fillWithNewswire(tools)
    await addMadeUp('saved_articles', 'bo')
    await tools.db.run(sql`
      insert into notes (id, reader_id, article_id, category, title, text, edited_at)
      select 'note-bo', 'bo', min(id), 'work', 'Of Bo', 'Quay', now() from articles`)
    await tools.db.run(sql`
      insert into notes (id, reader_id, article_id, category, title, text, edited_at)
      select 'note-owner', ${tools.readerId}, min(id), 'work', ${MARK}, ${MARK}, now() from articles`)
    await storePassword(
      tools.db,
      { readerId: 'bo', hash: await hashPassword(password) },
      tools.now(),
    )
    await tools.db.run(sql`
      insert into feeds (address, private_to) values ('https://me:hidden@club.example/feed', 'bo')`)
    await tools.db.run(sql`
      insert into sources (id, reader_id, feed_id, name, category, frequency)
      select 'source-bo', 'bo', id, 'Club', 'general', 'daily' from feeds where private_to = 'bo'`)

    const route = areas
      .flatMap(({ routes = [] }) => routes)
      .find(({ path }) => path === ownArchiveAddress) as ReaderRoute
    const served = await route.answer(deskOf(tools, 'bo'), askedFor('bo', {}))
    const tar = gunzipSync(await bytesOf(served!)).toString()
    for (const name of ['README.txt', 'sources.opml', 'tables/notes.jsonl', 'articles.jsonl'])
      expect(tar).toContain(name)
    expect(tar).toContain('Of Bo')
    expect(tar).toContain('club.example')
    for (const secret of [MARK, 'hidden@', '$argon2', 'note-owner'])
      expect(tar).not.toContain(secret)
  })
})
