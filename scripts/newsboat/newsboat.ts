import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { runInRoot } from '../running/in-root.ts'

/** The release of Debian whose newsboat is tried. */
const RELEASE = 'trixie'
const FOLDER = '/newsboat'

export interface Newsboat {
  version: string
  /** Fetches what there is, without a screen. */
  reload(): Promise<void>
  /** Does what a person would do on its screen, as newsboat names it, and leaves. */
  press(operations: readonly string[]): Promise<void>
  /** Items that it keeps, and how many of them it shows as unread. */
  kept(): { items: number; unread: number }
  /** Guids of items that it shows as read. */
  readGuids(): string[]
  flagged(): { guid: string; flags: string }[]
  /** What it has logged, newest last. */
  log(): string
}

/** Sets newsboat up in a root file system of Debian's packages, as one who has a hub would. */
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

  /** `onStart`: done on its screen as soon as that is there. */
  function configure(onStart: readonly string[] = []): void {
    const lines = [
      'urls-source "freshrss"',
      `freshrss-url "${address}"`,
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

  configure()
  const said = await runInRoot(['newsboat', '--version'], where, ['ignore', 'pipe', 'pipe'])
  return {
    version: said.split(' - ')[0]!.trim(),
    async reload() {
      configure()
      await runInRoot(['newsboat', ...files, '-x', 'reload'], where, ['ignore', 'pipe', 'pipe'])
    },
    async press(operations) {
      configure([...operations, 'hard-quit'])
      const command = ['newsboat', '-q', ...files, ...logging].join(' ')
      await runInRoot(['script', '-qec', command, '/dev/null'], where, ['ignore', 'pipe', 'pipe'])
    },
    kept() {
      const [row] = ask<{ items: number; unread: number }>(
        'select count(*) as items, coalesce(sum(unread), 0) as unread from rss_item',
      )
      return { items: Number(row!.items), unread: Number(row!.unread) }
    },
    readGuids: () =>
      ask<{ guid: string }>('select guid from rss_item where unread = 0').map(({ guid }) => guid),
    flagged: () => ask("select guid, flags from rss_item where flags <> ''"),
    log: () => execFileSync('tail', ['-c', '20000', join(own, 'log')]).toString(),
  }
}
