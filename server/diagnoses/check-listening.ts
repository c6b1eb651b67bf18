import { randomUUID } from 'node:crypto'
import { Problem } from '#core/problem.ts'
import { openDatabase } from '../database/database.ts'

const CHANNEL = 'synthwire_doctor'
const HEARD_WITHIN_MS = 3000

/**
 * Announces something by the database and listens for it, as processes of the server do. A pooler in transaction mode
 * forgets listeners.
 */
export async function checkListening(url: string, directUrl: string | null): Promise<string> {
  const database = await openDatabase(url, { poolSize: 1, directUrl })
  try {
    const word = randomUUID()
    let hear = () => {}
    const heard = new Promise<void>((resolve) => (hear = resolve))
    await database.listen(CHANNEL, (payload) => payload === word && hear())
    await database.notify(CHANNEL, word)
    const timer = new Promise<'silence'>((resolve) =>
      setTimeout(resolve, HEARD_WITHIN_MS, 'silence'),
    )
    if ((await Promise.race([heard, timer])) !== 'silence') return 'changes are heard'
  } finally {
    await database.close()
  }
  throw new Problem(
    'unavailable',
    directUrl === null
      ? 'What changes is not heard: DATABASE_URL leads to a pooler in transaction mode. Set DATABASE_DIRECT_URL to the address of the server itself.'
      : 'What changes is not heard at DATABASE_DIRECT_URL. It must lead to the same database as DATABASE_URL, past the pooler.',
  )
}
