import { extractFiles } from './full-text/extract-command.ts'
import { parseFiles } from './fetch/parse-command.ts'
import type { Command } from 'commander'
import { print } from '#server/command-line.ts'

/** Adds commands that show how the readers of feeds and pages read files. */
export function feedCommands(program: Command): void {
  program
    .command('parse')
    .description('show what is read in feed files, one JSON line a file')
    .argument('<files...>')
    .option('--json', 'JSON lines, which is the only form there is')
    .option(
      '--header <header>',
      "as the server would send it, such as 'Content-Type: text/xml; charset=latin1'",
    )
    .action(async (files: string[], options: { header?: string }) => {
      for await (const line of parseFiles(files, { header: options.header })) print(line)
    })

  program
    .command('extract')
    .description('read the article out of web pages, one JSON line a file')
    .argument('<files...>')
    .option('--json', 'JSON lines, which is the only form there is')
    .option('--url <url>', 'the address that the pages come from, for links and pictures')
    .option('--header <header>', "as the server would send it, such as 'Content-Type: text/html'")
    .action(async (files: string[], options: { url?: string; header?: string }) => {
      for await (const line of extractFiles(files, options)) print(line)
    })
}
