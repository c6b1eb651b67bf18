import { readFile, stat, writeFile } from 'node:fs/promises'
import { InvalidArgumentError, type Command } from 'commander'
import { OPML } from '#core/limits.ts'
import { demandSize } from '#core/file-limits.ts'
import { fileSizeText } from '#core/file-size.ts'
import { archive } from '#areas/articles/server/keeping/archive-articles.ts'
import { clusterFile } from '#areas/articles/server/commands/cluster.ts'
import { summarizeFile } from '#areas/articles/server/commands/summarize.ts'
import { fetchDueFeeds } from '#feeds/claim/fetch-due-feeds.ts'
import { exportOpml } from '#areas/sources/server/following/export-opml.ts'
import { extractFiles } from '#feeds/full-text/extract-command.ts'
import { followSource, refreshSources } from '#areas/sources/server/following/follow-source.ts'
import { importOpml } from '#areas/sources/server/following/import-opml.ts'
import { calibrateThreshold } from '#areas/articles/server/joining/calibrate-command.ts'
import { joinEntries } from '#areas/articles/server/joining/join-entries.ts'
import { isResting, readProgress } from '#feeds/progress.ts'
import { exportArticles } from '#areas/articles/server/keeping/export-articles.ts'
import { readStats } from '#areas/articles/server/keeping/stats.ts'
import { shownAddress } from '#areas/sources/server/following/read-sources.ts'
import { readReports } from '#areas/sources/server/health/read-reports.ts'
import { tableBytes } from '#areas/articles/server/keeping/storage.ts'
import { decodeBody } from '#engine/feeds/decode-body.ts'
import { parseFiles } from '#feeds/fetch/parse-command.ts'
import type { OpenTool, OpenedServer } from '#server/hub.ts'

const WAIT_AT_MOST_MS = 10 * 60_000
const LOOK_EVERY_MS = 300

/** What the hub can be told from a shell: data goes to stdout, progress to stderr. */
export function newsHubCommands(program: Command, openTool: OpenTool): void {
  program
    .command('follow')
    .description('follow a feed, or the feed that a page links to')
    .argument('<address>', 'address of a feed or a page')
    .option('--name <name>', 'name of the source')
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
    .argument('<file>', 'OPML file exported by another reader')
    .option('--json', 'print the outcome as JSON')
    .action(async (file: string, options: { json?: boolean }) =>
      withHub(openTool, async ({ tools, readerId }) => {
        const { size } = await stat(file)
        demandSize({ name: file, size }, OPML.bytes, 'Split the list, then import the parts.')
        const { text } = decodeBody(await readFile(file))
        const imported = await importOpml(tools, readerId, text)
        if (options.json) return print(JSON.stringify(imported))
        print(
          `${imported.followed} followed, ${imported.known} already followed, ${imported.failed.length} failed`,
        )
        for (const { what, reason } of imported.failed) print(`  ${what}: ${reason}`)
      }),
    )

  program
    .command('export-opml')
    .description('export the followed sources as OPML, for any other reader')
    .argument('[file]', 'output file; standard output if omitted')
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
    .description('list the followed sources and their health')
    .option('--json', 'print one JSON object per line')
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

  program
    .command('articles')
    .description('list articles, newest first, with their sources and cited summaries')
    .option('--json', 'print one JSON object per line')
    .option('--limit <count>', 'maximum number of articles', wholeNumber, 50)
    .action(async (options: { json?: boolean; limit: number }) =>
      withHub(openTool, async ({ tools, readerId }) => {
        for await (const article of exportArticles(tools.db, readerId, options.limit)) {
          if (options.json) print(JSON.stringify(article))
          else
            print(
              `${article.publishedTime}\t${article.sourceCount}\t${article.category}\t${article.title}`,
            )
        }
      }),
    )

  program
    .command('stats')
    .description('count sources, entries and articles')
    .option('--json', 'print as JSON')
    .action(async (options: { json?: boolean }) =>
      withHub(openTool, async ({ tools }) => {
        const stats = await readStats(tools.db)
        if (options.json) print(JSON.stringify(stats))
        else for (const [name, count] of Object.entries(stats)) print(`${name}\t${count}`)
      }),
    )

  program
    .command('calibrate')
    .description('suggest a minimum match confidence, from your corrections')
    .option('--apply', 'apply it, and recount all articles')
    .action(async (options: { apply?: boolean }) =>
      withHub(openTool, async ({ tools, readerId }) => {
        const apply = options.apply ?? false
        for (const line of await calibrateThreshold(tools, readerId, { apply })) print(line)
      }),
    )

  program
    .command('tidy')
    .description(
      'delete archived articles and reclaim their disk space, as the worker does each hour',
    )
    .option('--now', 'also delete recently archived articles')
    .action(async (options: { now?: boolean }) =>
      withHub(openTool, async ({ tools }) => {
        const before = await tableBytes(tools.db)
        const { articles, entries } = await archive(tools, { hasGrace: !options.now })
        const after = await tableBytes(tools.db)
        print(`${articles} articles with ${entries} entries deleted`)
        print(`${fileSizeText(before)} before, ${fileSizeText(after)} now`)
      }),
    )

  program
    .command('parse')
    .description('parse feed files, and print one JSON line per file')
    .argument('<files...>')
    .option('--json', 'print JSON lines (the only format)')
    .option(
      '--header <header>',
      "as the server would send it, such as 'Content-Type: text/xml; charset=latin1'",
    )
    .action(async (files: string[], options: { header?: string }) => {
      for await (const line of parseFiles(files, { header: options.header })) print(line)
    })

  program
    .command('extract')
    .description('extract the article of web pages, and print one JSON line per file')
    .argument('<files...>')
    .option('--json', 'print JSON lines (the only format)')
    .option('--url <url>', 'address of the pages, for links and pictures')
    .option('--header <header>', "as the server would send it, such as 'Content-Type: text/html'")
    .action(async (files: string[], options: { url?: string; header?: string }) => {
      for await (const line of extractFiles(files, options)) print(line)
    })

  program
    .command('cluster')
    .description('join entries into articles, from file to file')
    .requiredOption(
      '--in <file>',
      'JSON lines {id, title, text, source, publishedAt} in arrival order',
    )
    .requiredOption('--out <file>', 'JSON lines {id, article, confidence, counted}')
    .action(async (options: { in: string; out: string }) => clusterFile(options.in, options.out))

  program
    .command('summarize')
    .description('write cited summaries, from file to file')
    .requiredOption(
      '--in <file>',
      'JSON lines {article, entries: [{id, title, text, source, publishedAt}]}',
    )
    .requiredOption('--out <file>', 'JSON lines {article, sentences: [{text, entry, start, end}]}')
    .action(async (options: { in: string; out: string }) => summarizeFile(options.in, options.out))
}

async function withHub(
  openTool: OpenTool,
  work: (hub: OpenedServer) => Promise<void>,
): Promise<void> {
  const hub = await openTool()
  try {
    await work(hub)
  } finally {
    await hub.close()
  }
}

/** Another process may have feeds or entries in hand. */
async function untilResting(tools: OpenedServer['tools']): Promise<void> {
  const end = performance.now() + WAIT_AT_MOST_MS
  while (performance.now() < end) {
    if (isResting(await readProgress(tools))) return
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
  throw new Error('Still working after ten minutes')
}

function wholeNumber(text: string): number {
  const number = Number(text)
  if (!Number.isSafeInteger(number) || number < 1)
    throw new InvalidArgumentError('Enter a whole number, 1 or more.')
  return number
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

function tell(line: string): void {
  if (process.stderr.isTTY) process.stderr.write(`${line}\n`)
}
