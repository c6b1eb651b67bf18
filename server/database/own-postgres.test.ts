import { expect, test } from 'vitest'
import { checkOwnPostgres } from './own-postgres.ts'
import { testDatabase } from './test-database.ts'

test('a server that answers and is new enough is fine', async () => {
  const db = await testDatabase()
  await checkOwnPostgres(db.url)
  await db.close()
})

test('where nothing answers, the message says where, and keeps the password to itself', async () => {
  const check = checkOwnPostgres('postgres://reader:secret@127.0.0.1:1/news')
  await expect(check).rejects.toThrow(
    'The PostgreSQL server of DATABASE_URL (127.0.0.1:1/news) cannot be used: nothing answers there.',
  )
  await expect(check).rejects.not.toThrow(/secret/)
})

test('a database that does not exist has to be created first', async () => {
  const db = await testDatabase()
  const check = checkOwnPostgres(db.url.replace(/[^/]+$/, 'nowhere'))
  await expect(check).rejects.toThrow('it has no such database. Create it first')
  await db.close()
})
