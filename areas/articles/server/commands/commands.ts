import { fileSizeText } from '#core/file-size.ts'
import { archive } from '../keeping/archive-articles.ts'
import { clusterFile } from './cluster.ts'
import { summarizeFile } from './summarize.ts'
import { calibrateThreshold } from '../joining/calibrate-command.ts'
import { exportArticles } from '../keeping/export-articles.ts'
import { readStats } from '../keeping/stats.ts'
import { tableBytes } from '../keeping/storage.ts'
import type { Command } from 'commander'
import { print, wholeNumber, withHub } from '#server/command-line.ts'
import { openLinks } from '#server/fetch/newswire-address.ts'
import type { OpenTool } from '#server/opened-server.ts'

/** Adds the shell commands for articles. */
export function articleCommands(program: Command, openTool: OpenTool): void {
  program
    .command('articles')
    .description('list articles, newest first, with their sources and cited summaries')
    .option('--json', 'one JSON object a line')
    .option('--limit <count>', 'at most this many', wholeNumber, 50)
    .action(async (options: { json?: boolean; limit: number }) =>
      withHub(openTool, async ({ tools, readerId }) => {
        for await (const article of exportArticles(tools.db, readerId, options.limit)) {
          if (options.json) print(JSON.stringify(openLinks(article, tools)))
          else
            print(
              `${article.publishedTime}\t${article.sourceCount}\t${article.category}\t${article.title}`,
            )
        }
      }),
    )

  program
    .command('stats')
    .description('count what the server holds')
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
    .description(
      'propose from which confidence on reports become one article, by what you corrected and what you left',
    )
    .option('--apply', 'set it, and go through all articles by it')
    .action(async (options: { apply?: boolean }) =>
      withHub(openTool, async ({ tools, readerId }) => {
        const apply = options.apply ?? false
        for (const line of await calibrateThreshold(tools, readerId, { apply })) print(line)
      }),
    )

  program
    .command('tidy')
    .description(
      'delete what retention has archived and give its room back, as the worker does each hour',
    )
    .option('--now', 'also what was archived within the last days')
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
    .command('cluster')
    .description('join entries into articles, file to file')
    .requiredOption(
      '--in <file>',
      'JSON lines {id, title, text, source, publishedAt} in arrival order',
    )
    .requiredOption('--out <file>', 'JSON lines {id, article, confidence}')
    .action(async (options: { in: string; out: string }) => clusterFile(options.in, options.out))

  program
    .command('summarize')
    .description('write cited summaries, file to file')
    .requiredOption(
      '--in <file>',
      'JSON lines {article, entries: [{id, title, text, source, publishedAt}]}',
    )
    .requiredOption('--out <file>', 'JSON lines {article, sentences: [{text, entry, start, end}]}')
    .action(async (options: { in: string; out: string }) => summarizeFile(options.in, options.out))
}
