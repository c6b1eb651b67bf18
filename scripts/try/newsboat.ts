// Tests Debian's newsboat against a server with 100,000 unread entries: it syncs, reads and stars,
// and the server does the same.
//   npm run try-newsboat                 in a temporary folder
//   npm run try-newsboat -- FOLDER       in a folder that keeps the packages for the next time
//   npm run try-newsboat -- FOLDER 5000  with fewer entries
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { serverAccess } from '#platform/access/server/api.ts'
import { readItemId } from '#areas/reader-clients/item-ids.ts'
import { deskOf } from '#server/tools.ts'
import { startHub } from '#e2e/hubs/hub.ts'
import { fillHub } from '../measure/bench/filling/fill-hub.ts'
import { memoryOfTree } from '../measure/bench/processes/memory.ts'
import { processorSecondsOfTree } from '../measure/bench/processes/time.ts'
import { timed } from '../measure/bench/statistics.ts'
import { expectThat } from './running/expect-that.ts'
import { withDataFolder, withToolHub } from '../measure/tool-hub.ts'
import { apiClient, STATE } from './newsboat/api-client.ts'
import { openNewsboat, type Newsboat } from './newsboat/newsboat.ts'

/** A bound above the length of any feed of the server, so that newsboat fetches all items. */
const ITEMS_OF_FEED = 1000
const MARKED = 10_000
const LOOK_EVERY_MS = 500

const tooSlow: string[] = []
const [folder, entryCount = '100000'] = process.argv.slice(2)
const entries = Number(entryCount)
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
    await fillHub(tools.db, readerId, entries)
    const access = serverAccess(deskOf(tools, readerId))
    return (await access.createToken({ name: 'newsboat', scope: 'write', days: null })).secret
  })
  const hub = await startHub({ dataFolder })
  try {
    const { pid, address } = hub
    const memory = watchMemory(pid)
    const newsboat = await openNewsboat(work, { address, secret, itemsOfFeed: ITEMS_OF_FEED })
    console.log(`${newsboat.version}, load of this machine: ${loadavg()[0]!.toFixed(1)}`)
    await trySync({ pid, newsboat, hub: apiClient(address, secret) })
    console.log(`most memory of the hub, without its database: ${memory.stop()} MB`)
  } finally {
    await hub.stop()
  }
  if (tooSlow.length > 0) {
    console.log(`Slower than wanted: ${tooSlow.join(', ')}.`)
    process.exitCode = 1
  }
}

interface Tried {
  pid: number
  newsboat: Newsboat
  hub: ReturnType<typeof apiClient>
}

async function trySync({ pid, newsboat, hub }: Tried): Promise<void> {
  const unread = () => newsboat.kept().unread
  const fetchAll = async () => {
    const before = processorSecondsOfTree(pid)
    const own = await newsboat.reload()
    const of = `${own.toFixed(1)} s of newsboat, ${(processorSecondsOfTree(pid) - before).toFixed(1)} s of the hub`
    console.log(`  processor time: ${of}`)
  }

  await step('newsboat fetches all entries', fetchAll, 60_000)
  expectThat(newsboat.kept().items === entries, `all came: ${newsboat.kept().items}`)
  expectThat(unread() === entries, `all are unread: ${unread()}`)
  await step('newsboat fetches them again, with nothing new', fetchAll)

  // The list's first feed has the starred items and is empty, so the second one is opened.
  await step('newsboat opens and stars an item', () =>
    newsboat.press(['down', 'open', 'open', 'edit-flags "s"']),
  )
  const opened = readItemId(newsboat.read()[0] ?? '')
  expectThat(opened !== null, `an item was opened\n${newsboat.log()}`)
  const categories = await hub.categories(opened!)
  expectThat(categories.includes(`${STATE}read`), 'the server has read it')
  expectThat(categories.includes(`${STATE}starred`), 'the server has starred it')
  expectThat((await hub.ids(`${STATE}starred`)).includes(opened!), 'it is among the starred')

  const before = unread()
  const some = await hub.ids(`${STATE}reading-list`, `&xt=${STATE}read&n=${MARKED}`)
  await step(`${some.length} entries are marked as read`, () => hub.mark(some, 'read'), 2000)
  const [other] = some
  await hub.mark([other!], 'starred')
  await newsboat.reload()
  const starred = newsboat.starred().map(readItemId)
  expectThat(starred.includes(opened!) && starred.includes(other!), 'newsboat has both as starred')
  expectThat(before - unread() === some.length, `newsboat has them as read: ${before - unread()}`)

  await step('newsboat marks a feed as read', () =>
    newsboat.press(['down', 'open', 'mark-feed-read']),
  )
  const left = await step('the hub counts what is unread', hub.countUnread)
  expectThat(left === unread() && left <= before - some.length, `both count the same: ${left}`)
  await step('everything is marked as read', hub.markAll)
  await newsboat.reload()
  expectThat(unread() === 0, `newsboat has nothing unread: ${unread()}`)

  const fever = await step('Fever hands out all entries', hub.fetchByFever)
  expectThat(fever.items === entries, `in ${fever.requests} requests: ${fever.items}`)
}

/**
 * Does a step and prints how long it took; steps that took too long are printed again at the end.
 */
async function step<T>(what: string, work: () => Promise<T>, wantedMs = Infinity): Promise<T> {
  const { ms, result } = await timed(work)
  console.log(`${what}: ${(ms / 1000).toFixed(2)} s`)
  if (ms > wantedMs) tooSlow.push(what)
  return result
}

/** The peak memory of the process itself, in MB. */
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
