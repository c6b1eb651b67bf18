// Debian's newsboat against a hub with 100,000 unread entries: it syncs, reads and stars, and so does the hub.
//   npm run try-newsboat                 in a temporary folder
//   npm run try-newsboat -- FOLDER       in a folder that keeps the packages for the next time
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { serverAccess } from '#areas/access/server/api.ts'
import { readItemId } from '#areas/reader-clients/item-ids.ts'
import { deskOf } from '#server/tools.ts'
import { startHub } from '../../e2e/hub.ts'
import { fillHub } from '../bench/fill-hub.ts'
import { memoryOfTree } from '../bench/process-memory.ts'
import { timed } from '../bench/statistics.ts'
import { expectThat } from '../running/expect-that.ts'
import { withDataFolder, withToolHub } from '../tool-hub.ts'
import { apiClient, STATE } from './api-client.ts'
import { openNewsboat } from './newsboat.ts'

const ENTRIES = 100_000
/** More than any feed of the hub has, so that newsboat fetches all of them. */
const ITEMS_OF_FEED = 1000
const MARKED = 10_000
const LOOK_EVERY_MS = 500

const [folder] = process.argv.slice(2)
const isPossible =
  process.getuid?.() === 0 && spawnSync('which', ['mmdebstrap', 'unshare']).status === 0
if (!isPossible) console.log('Skipped: this needs root, mmdebstrap and unshare.')
else {
  const work = folder ? resolve(folder) : mkdtempSync(join(tmpdir(), 'synthwire-newsboat-'))
  mkdirSync(work, { recursive: true })
  try {
    await withDataFolder((dataFolder) => tryAll(dataFolder, work))
  } finally {
    if (!folder) rmSync(work, { recursive: true, force: true })
  }
}

async function tryAll(dataFolder: string, work: string): Promise<void> {
  const secret = await withToolHub(dataFolder, async ({ tools, readerId }) => {
    await fillHub(tools.db, readerId, ENTRIES)
    const access = serverAccess(deskOf(tools, readerId))
    return (await access.createToken({ name: 'newsboat', scope: 'write', days: null })).secret
  })
  const hub = await startHub({ dataFolder })
  try {
    const memory = watchMemory(hub.pid)
    await trySync(hub.address, secret, work)
    console.log(`most memory of the hub, without its database: ${memory.stop()} MB`)
  } finally {
    await hub.stop()
  }
}

async function trySync(address: string, secret: string, work: string): Promise<void> {
  const hub = apiClient(address, secret)
  const newsboat = await openNewsboat(work, {
    address: `${address}/api/greader`,
    secret,
    itemsOfFeed: ITEMS_OF_FEED,
  })
  console.log(newsboat.version)
  const unread = () => newsboat.kept().unread

  const firstMs = await step('newsboat fetches all entries', newsboat.reload)
  expectThat(newsboat.kept().items === ENTRIES, `all came: ${newsboat.kept().items}`)
  expectThat(unread() === ENTRIES, `all are unread: ${unread()}`)
  expectThat(firstMs < 60_000, 'a first sync takes 60 s at most')
  await step('newsboat fetches them again, with nothing new', newsboat.reload)

  await step('newsboat opens and stars an item', () =>
    newsboat.press(['open', 'open', 'edit-flags "s"']),
  )
  const opened = readItemId(newsboat.readGuids()[0] ?? '')
  expectThat(opened !== null, `an item was opened\n${newsboat.log()}`)
  const categories = await hub.categories(opened!)
  expectThat(categories.includes(`${STATE}read`), 'the hub has read it')
  expectThat(categories.includes(`${STATE}starred`), 'the hub has starred it')
  expectThat((await hub.ids(`${STATE}starred`)).includes(opened!), 'it is among the starred')

  const before = unread()
  const some = await hub.ids(`${STATE}reading-list`, `&xt=${STATE}read&n=${MARKED}`)
  const markMs = await step(`${MARKED} entries are marked as read`, () => hub.mark(some, 'read'))
  expectThat(markMs < 2000, 'that takes 2 s at most')
  await newsboat.reload()
  expectThat(before - unread() === MARKED, `newsboat has them as read: ${before - unread()}`)

  await step('newsboat marks a feed as read', () => newsboat.press(['open', 'mark-feed-read']))
  expectThat(unread() < before - MARKED, 'the feed was read')
  const left = await step('the hub counts what is unread', hub.countUnread)
  expectThat((await hub.countUnread()) === unread(), `both count the same: ${left}`)
  await step('everything is marked as read', hub.markAll)
  await newsboat.reload()
  expectThat(unread() === 0, `newsboat has nothing unread: ${unread()}`)

  const fever = await timed(hub.fetchByFever)
  expectThat(fever.result.items === ENTRIES, `Fever hands out all: ${fever.result.items}`)
  tell(`Fever hands out all entries in ${fever.result.requests} requests`, fever.ms)
}

async function step(what: string, work: () => Promise<unknown>): Promise<number> {
  const { ms } = await timed(work)
  tell(what, ms)
  return ms
}

function tell(what: string, ms: number): void {
  console.log(`${what}: ${(ms / 1000).toFixed(2)} s`)
}

/** The most that the process itself ever had, in MB. */
function watchMemory(pid: number) {
  let most = 0
  const look = () => {
    const own = memoryOfTree(pid).find((one) => one.pid === pid)
    most = Math.max(most, own?.rssMb ?? 0)
  }
  const timer = setInterval(look, LOOK_EVERY_MS)
  return {
    stop() {
      clearInterval(timer)
      return Math.round(most)
    },
  }
}
