import { execFileSync, type StdioOptions } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { runInRoot } from '../running/in-root.ts'

/** The Debian release whose newsboat is tested. */
const RELEASE = 'trixie'
const FOLDER = '/newsboat'
/**
 * A condition for the feed of starred items, which newsboat keeps in addition to the items' own
 * feeds.
 */
const IS_STARRED = "feedurl like '%/starred'"
/** The number of characters of newsboat's log that are printed after a failure. */
const LOG_SHOWN = 20_000
const SILENT: StdioOptions = ['ignore', 'pipe', 'pipe']

export interface Newsboat {
  version: string
  /** Fetches everything, without a screen; returns the seconds of processor time. */
  reload(): Promise<number>
  /** Performs newsboat's operations on its screen, as a person would, and quits. */
  press(operations: readonly string[]): Promise<void>
  /**
   * The number of items, each counted once even if several feeds have it, and the number that
   * newsboat shows as unread.
   */
  kept(): { items: number; unread: number }
  /** Guids of items that newsboat shows as read. */
  read(): string[]
  /** Guids of items in newsboat's list of starred ones. */
  starred(): string[]
  /** The log of newsboat, newest line last. */
  log(): string
}

/** Sets newsboat up in a root file system of Debian's packages, for a reader of the server. */
export async function openNewsboat(
  work: string,
  { address, secret, itemsOfFeed }: { address: string; secret: string; itemsOfFeed: number },
): Promise<Newsboat> {
  const root = join(work, 'debian')
  const own = join(work, 'newsboat')
  if (!existsSync(join(root, 'usr/bin/newsboat'))) {
    rmSync(root, { recursive: true, force: true })
    execFileSync(
      'mmdebstrap',
      [
        '--quiet',
        '--variant=apt',
        '--include=newsboat',
        '--dpkgopt=force-unsafe-io',
        RELEASE,
        root,
      ],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    )
  }
  rmSync(own, { recursive: true, force: true })
  mkdirSync(own, { recursive: true })
  writeFileSync(join(own, 'password'), `${secret}\n`, { mode: 0o600 })
  writeFileSync(join(own, 'urls'), '')

  const where = {
    root,
    mounts: { [FOLDER]: own },
    env: { TERM: 'xterm', LANG: 'C.UTF-8', HOME: FOLDER },
  }
  const files = ['-C', `${FOLDER}/config`, '-u', `${FOLDER}/urls`, '-c', `${FOLDER}/cache.db`]
  const logging = ['-l', '6', '-d', `${FOLDER}/log`]

  /**
   * Writes newsboat's settings. `onStart` are operations that it performs as soon as its screen is
   * shown.
   */
  function configure(onStart: readonly string[] = []): void {
    const lines = [
      'urls-source "freshrss"',
      `freshrss-url "${address}/api/greader"`,
      'freshrss-login "reader"',
      `freshrss-passwordfile "${FOLDER}/password"`,
      `freshrss-min-items ${itemsOfFeed}`,
      'freshrss-flag-star "s"',
      'show-read-feeds yes',
      'show-read-articles yes',
      'confirm-mark-all-feeds-read no',
      'confirm-mark-feed-read no',
      'download-timeout 120',
      ...(onStart.length > 0 ? [`run-on-startup ${onStart.join(' ; ')}`] : []),
    ]
    writeFileSync(join(own, 'config'), `${lines.join('\n')}\n`)
  }

  function ask<Row>(query: string): Row[] {
    const cache = new DatabaseSync(join(own, 'cache.db'), { readOnly: true })
    try {
      return cache.prepare(query).all() as Row[]
    } finally {
      cache.close()
    }
  }

  const guids = (condition: string) =>
    ask<{ guid: string }>(`select guid from rss_item where ${condition}`).map(({ guid }) => guid)

  configure()
  const said = await runInRoot(['newsboat', '--version'], where, SILENT)
  return {
    version: said.split(' - ')[0]!.trim(),
    async reload() {
      configure()
      const command = ['newsboat', ...files, '-x', 'reload'].join(' ')
      const said = await runInRoot(['sh', '-c', `${command} && times`], where, SILENT)
      return secondsIn(said.trim().split('\n').at(-1) ?? '')
    },
    async press(operations) {
      configure([...operations, 'hard-quit'])
      const command = ['newsboat', '-q', ...files, ...logging].join(' ')
      await runInRoot(['script', '-qec', command, '/dev/null'], where, SILENT)
    },
    kept() {
      const [row] = ask<{ items: number; unread: number }>(
        'select count(distinct guid) as items, count(distinct case when unread then guid end) as unread from rss_item',
      )
      return { items: Number(row!.items), unread: Number(row!.unread) }
    },
    read: () => guids('unread = 0'),
    starred: () => guids(IS_STARRED),
    log: () => readFileSync(join(own, 'log'), 'utf8').slice(-LOG_SHOWN),
  }
}

/** Times of a command in a shell's format: "0m18.22s 0m10.05s". */
function secondsIn(times: string): number {
  const parts = [...times.matchAll(/\b(\d{1,6})m(\d{1,2}\.\d{1,9})s/g)]
  return parts.reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  )
}
