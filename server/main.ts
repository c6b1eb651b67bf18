import { Command, CommanderError } from 'commander'
import { Problem } from '#core/problem.ts'
import { version } from '../package.json'
import { commands, diagnoses } from './areas.ts'
import { diagnose } from './doctor.ts'
import { openHub } from './hub.ts'
import { serve } from './serve.ts'
import { settings } from './settings/settings.ts'

const FAILED = 1
const WRONG_USE = 2

const program = new Command('synthwire')
  .description('A self-hosted AI news hub.')
  .version(version)
  .helpCommand(false)
  .showHelpAfterError('(--help shows how it is used)')
  .exitOverride()
  .addHelpText(
    'after',
    `
Environment:
  PORT, HOST                      where the hub listens (4600 on 127.0.0.1)
  SYNTHWIRE_DATA                  folder that everything is kept in
  DATABASE_URL                    a PostgreSQL server (15 or newer) instead of the built-in one
  SYNTHWIRE_PASSWORD              asked for when HOST lets other machines in
  SYNTHWIRE_HOSTS                 further names that the hub answers to, such as hub.lan
  SYNTHWIRE_TRUSTED_PROXIES       proxies in front of the hub, whose X-Forwarded-For and -Proto are believed
  SYNTHWIRE_ALLOW_PRIVATE_FEEDS   1 lets feeds come from this machine and the private network
  SYNTHWIRE_PUBLIC_ADDRESS        where other servers reach this hub, so that they can tell of news (WebSub)
  SYNTHWIRE_HTTP_PROXY            proxy to reach the web by; HTTP_PROXY, HTTPS_PROXY and NO_PROXY are known too
  SYNTHWIRE_MAIL_HOST             host name behind the @ of inbox addresses for newsletters
  SYNTHWIRE_MAIL_PORT             where their mail is received, such as 25; off unless both are set`,
  )

program
  .command('start')
  .description('run the whole hub: web server, worker and database')
  .action(() => serve(settings(process.env), 'all'))

program
  .command('web')
  .description('run only the web server; any number over one database')
  .action(() => serve(settings(process.env), 'web'))

program
  .command('worker')
  .description('run only the worker, which fetches and writes; any number over one database')
  .action(() => serve(settings(process.env), 'worker'))

program
  .command('doctor')
  .description('check what the hub needs, and say what to do about what is missing')
  .option('--directory', 'ask every feed of the bundled directory whether it still answers')
  .action(async ({ directory = false }: { directory?: boolean }) => {
    const look = directory ? diagnoses.directory : diagnose
    if (!(await look(settings(process.env)))) process.exitCode = FAILED
  })

for (const add of commands) {
  add(program, () => openHub({ settings: settings(process.env), role: 'tool' }))
}

try {
  await program.parseAsync()
} catch (error) {
  process.exitCode = explain(error)
}
// Nothing that still waits somewhere shall keep a finished command alive; but what it said must be out.
process.stdout.write('', () => process.exit())

/** Says what went wrong, and returns the exit code for it. */
function explain(error: unknown): number {
  // Commander has spoken already, of wrong use or of help that was asked for.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : WRONG_USE
  const words = error instanceof Problem ? error.message : wholeStory(error)
  process.stderr.write(`${words}\n`)
  return FAILED
}

function wholeStory(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause === undefined ? '' : `\nbecause of: ${wholeStory(error.cause)}`
  return `${error.stack ?? error.message}${cause}`
}
