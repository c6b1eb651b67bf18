import { connectOnce } from '#server/database/connection.ts'
import { hashPassword } from '#server/access/passwords/passwords.ts'
import { prepareCluster } from '#server/embedded-postgres/cluster.ts'
import { sql, type Database } from '#server/tools.ts'
import { startHub } from '#e2e/hubs/hub.ts'
import { withDataFolder, withToolHub } from '../../tool-hub.ts'
import type { Measured } from '../measured.ts'
import { percentile, timed } from '../statistics.ts'

const EACH = 300
const WARM_UP = 30
const kinds = ['with a password', 'without a password', 'unknown'] as const
type Kind = (typeof kinds)[number]

/**
 * Measures how long it takes to refuse a wrong password for known names, known names without a
 * password, and unknown names, in random order. Also measures how well a single answer tells two of
 * these kinds apart: 0.5 means not at all, 1 means always.
 */
export async function measureSignIn(): Promise<Measured> {
  return withDataFolder(async (dataFolder) => {
    const names = shuffled(Array.from({ length: EACH * kinds.length }, (_, nth) => nth + 1000)).map(
      (number, nth) => ({ name: `reader-${number}`, kind: kinds[nth % kinds.length]! }),
    )
    await withToolHub(dataFolder, ({ tools }) => addReaders(tools.db, names))
    const hub = await startHub({ dataFolder })
    const { url } = await prepareCluster(dataFolder)
    const database = await connectOnce(url('synthwire'))
    try {
      const attempt = async (name: string) => {
        // Earlier attempts are deleted, because repeated attempts would have to wait.
        await database.query('delete from sign_in_tries')
        const { ms, result } = await timed(() => signIn(hub.address, name))
        if (result !== 401) throw new Error(`Signing in answered ${result}`)
        return ms
      }
      for (let nth = 0; nth < WARM_UP; nth++) await attempt(`nobody-${nth}`)
      const taken: Record<Kind, number[]> = {
        'with a password': [],
        'without a password': [],
        unknown: [],
      }
      for (const { name, kind } of shuffled(names)) taken[kind].push(await attempt(name))
      return { 'names of each kind': EACH, ...quartiles(taken), ...telling(taken) }
    } finally {
      await database.end()
      await hub.stop()
    }
  })
}

async function addReaders(db: Database, names: readonly { name: string; kind: Kind }[]) {
  const hash = await hashPassword('correct horse battery')
  for (const { name, kind } of names) {
    if (kind === 'unknown') continue
    await db.run(sql`
      insert into readers (id, name, role, sign_in_name) values (${name}, ${name}, 'reader', ${name})`)
    if (kind === 'with a password')
      await db.run(
        sql`insert into reader_passwords (reader_id, hash, changed_at) values (${name}, ${hash}, now())`,
      )
  }
}

async function signIn(address: string, name: string): Promise<number> {
  const response = await fetch(`${address}/sign-in`, {
    method: 'POST',
    headers: { origin: address },
    body: new URLSearchParams({ name, password: 'wrong horse battery' }),
    redirect: 'manual',
  })
  await response.text()
  return response.status
}

function quartiles(taken: Record<Kind, number[]>): Measured {
  const shown = kinds.map((kind) => {
    const [low, middle, high] = [0.25, 0.5, 0.75].map((share) => percentile(taken[kind], share))
    return [`${kind}: median (quartiles), ms`, `${say(middle)} (${say(low)}–${say(high)})`]
  })
  return Object.fromEntries(shown)
}

const say = (ms = Number.NaN) => ms.toFixed(2)

/**
 * Computes for two kinds of names how well their times can be told apart (Mann-Whitney U). For this
 * many samples, the value has a normal distribution if the kinds do not differ.
 */
function telling(taken: Record<Kind, number[]>): Measured {
  const deviation = Math.sqrt((2 * EACH + 1) / (12 * EACH * EACH))
  const pairs: [Kind, Kind][] = [
    ['with a password', 'unknown'],
    ['without a password', 'unknown'],
    ['with a password', 'without a password'],
  ]
  const shown = pairs.map(([one, other]) => {
    const share = shareAbove(taken[one], taken[other])
    const deviations = (share - 0.5) / deviation
    return [`${one} from ${other}`, `${share.toFixed(3)} (${deviations.toFixed(1)} deviations)`]
  })
  return Object.fromEntries(shown)
}

/** The share of pairs in which the first time is longer; equal times count half. */
function shareAbove(ones: number[], others: number[]): number {
  let above = 0
  for (const one of ones)
    for (const other of others) above += one > other ? 1 : one === other ? 0.5 : 0
  return above / (ones.length * others.length)
}

function shuffled<T>(items: readonly T[]): T[] {
  return items
    .map((item) => [Math.random(), item] as const)
    .toSorted(([one], [other]) => one - other)
    .map(([, item]) => item)
}
