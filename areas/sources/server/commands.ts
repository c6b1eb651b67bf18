import { readFile, stat, writeFile } from 'node:fs/promises'
import { OPML } from '../limits.ts'
import { demandSize } from '#core/file-limits.ts'
import { fetchDueFeeds } from '#feeds/visit/fetch-due-feeds.ts'
import { exportOpml } from './following/export-opml.ts'
import { followSource, refreshSources } from './following/follow-source.ts'
import { importOpml } from './following/import-opml.ts'
import { joinEntries } from '#areas/articles/server/lends/writing.ts'
import { isResting, readProgress } from '#feeds/progress.ts'
import { shownAddress } from './following/read-sources.ts'
import { readReports } from './health/read-reports.ts'
import { decodeBody } from '#engine/feeds/decoding/decode-body.ts'
import type { Command } from 'commander'
import { print, tell, withHub } from '#server/command-line.ts'
import type { OpenTool, OpenedServer } from '#server/opened-server.ts'

const WAIT_AT_MOST_MS = 10 * 60_000
const LOOK_EVERY_MS = 300

/** Shell commands for sources. Data is written to stdout, progress to stderr. */
export function sourceCommands(program: Command, openTool: OpenTool): void {
  program
    .command('follow')
    .description('follow a feed, or the feed that a page names')
    .argument('<address>', 'address of a feed or a page')
    .option('--name <name>', 'what to call the source')
    .option('--json', 'print what was found as JSON')
    .action(async (address: string, options: { name?: string; json?: boolean }) =>
      withHub(openTool, async ({ tools, readerId }) => {
        const followed = await followSource(tools, readerId, { address, name: options.name })
        await joinEntries.run(tools, {})
        if (options.json) return print(JSON.stringify(followed))
        const verb = followed.isKnown ? 'Already following' : 'Now following'
        print(`${verb} ${followed.source.name} (${followed.source.address}): ${followed.found}`)
        if (followed.source.health.message) print(followed.source.health.message)
        for (const { title } of followed.latest) print(`  ${title}`)
      }),
    )

  program
    .command('import')
    .description('follow every feed of an OPML list')
    .argument('<file>', 'OPML file, as other readers export it')
    .option('--json', 'print the outcome as JSON')
    .action(async (file: string, options: { json?: boolean }) =>
      withHub(openTool, async ({ tools, readerId }) => {
        const { size } = await stat(file)
        demandSize({ name: file, size }, OPML.bytes, 'Split the list, then import the parts.')
        const { text } = decodeBody(await readFile(file))
        const imported = await importOpml(tools, readerId, text)
        if (options.json) return print(JSON.stringify(imported))
        print(
          `${imported.followed} followed, ${imported.known} known before, ${imported.failed.length} not read`,
        )
        for (const { what, reason } of imported.failed) print(`  ${what}: ${reason}`)
      }),
    )

  program
    .command('export-opml')
    .description('write what is followed as an OPML list, for any other reader')
    .argument('[file]', 'where to; stdout without one')
    .action(async (file: string | undefined) =>
      withHub(openTool, async ({ tools, readerId }) => {
        const list = await exportOpml(tools, readerId)
        if (file === undefined) process.stdout.write(list)
        else await writeFile(file, list)
      }),
    )

  program
    .command('refresh')
    .description('fetch every source now and wait until its articles are written')
    .action(async () =>
      withHub(openTool, async ({ tools, readerId }) => {
        await refreshSources(tools, readerId)
        await fetchDueFeeds(tools, {
          onVisit: ({ feed, fetched }) => {
            const outcome = 'message' in fetched ? fetched.message : fetched.kind
            tell(`${shownAddress(feed.address)}: ${outcome}`)
          },
        })
        await joinEntries.run(tools, {})
        await untilResting(tools)
      }),
    )

  program
    .command('sources')
    .description('list what is followed, with its health')
    .option('--json', 'one JSON object a line')
    .action(async (options: { json?: boolean }) =>
      withHub(openTool, async ({ tools, readerId }) => {
        for (const source of await readReports(tools.db, readerId, tools.now())) {
          const { name, address, condition, words, remedy } = source
          print(
            options.json
              ? JSON.stringify(source)
              : [condition, name, address, words, remedy ?? ''].join('\t'),
          )
        }
      }),
    )
}

/**
 * Waits until the server has no feeds or entries to process, because another process may be working
 * on them.
 */
async function untilResting(tools: OpenedServer['tools']): Promise<void> {
  const end = performance.now() + WAIT_AT_MOST_MS
  while (performance.now() < end) {
    if (isResting(await readProgress(tools))) return
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
  throw new Error('The server was still at work after ten minutes')
}
