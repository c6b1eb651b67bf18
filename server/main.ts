import { Command, CommanderError } from 'commander'
import { Problem } from '#core/problem.ts'
import { version } from './settings/package.ts'
import { commands, diagnoses } from './areas.ts'
import { diagnose } from './diagnoses/doctor.ts'
import { openServer } from './open-server.ts'
import { serve } from './serve.ts'
import { settings } from './settings/settings.ts'

const FAILED = 1
const WRONG_USE = 2

const program = new Command('synthwire')
  .description('A self-hosted AI news hub.')
  .version(version)
  .helpCommand(false)
  .showHelpAfterError('(see --help)')
  .exitOverride()
  .addHelpText(
    'after',
    `
Environment:
  PORT, HOST                      where the server listens (default: 4600 on 127.0.0.1)
  APPS_PORT                       where apps and sites of readers are served (default: PORT + 1), or off
  APPS_DOMAIN                     domain below which names lead to them, such as apps.example.org
  SYNTHWIRE_DATA                  folder for all data
  DATABASE_URL                    a PostgreSQL server (15 or newer) instead of the built-in one
  DATABASE_DIRECT_URL             the same server past a pooler such as PgBouncer
  DATABASE_READ_URL               a streaming replica of it, which answers reads
  SYNTHWIRE_PASSWORD              password, required when other machines can reach the server
  SYNTHWIRE_PASSWORD_FILE         a file with the password in its first line, instead
  SYNTHWIRE_HOSTS                 further host names of the server, such as hub.lan
  SYNTHWIRE_FRAME_HOSTS           hosts whose players may be shown in frames, such as open.spotify.com
  SYNTHWIRE_TRUSTED_PROXIES       proxies in front of the server, whose X-Forwarded-For and -Proto are trusted
  SYNTHWIRE_SIGN_IN_HEADER        header in which those proxies name who signed in there, such as Remote-User
  SYNTHWIRE_SIGN_IN_CREATES_READERS   1 makes a reader of whom they name first; ask lets the owner decide; 0 refuses (default)
  SYNTHWIRE_OIDC_ISSUER           identity provider to sign in with (OpenID Connect), such as https://id.example.org
  SYNTHWIRE_OIDC_CLIENT_ID        what the server is called there
  SYNTHWIRE_OIDC_CLIENT_SECRET    the secret between the two; or a file with it in ..._SECRET_FILE
  SYNTHWIRE_OIDC_NAME             what its button says (default: the provider's host)
  SYNTHWIRE_ALLOW_PRIVATE_FEEDS   1 allows feeds on this machine and on private networks; or a list of networks
  SYNTHWIRE_ALLOW_PRIVATE_FEEDS_FOR   owner keeps them from other readers; everybody (default)
  SYNTHWIRE_CERTIFICATES          a file of certificates (PEM) that are trusted beside the usual ones
  SYNTHWIRE_PUBLIC_ADDRESS        where other servers reach this one, so that they can push updates (WebSub)
  SYNTHWIRE_HTTP_PROXY            proxy for outgoing requests; HTTP_PROXY, HTTPS_PROXY and NO_PROXY also work
  SYNTHWIRE_MAIL_HOST             host name behind the @ of inbox addresses for newsletters
  SYNTHWIRE_MAIL_PORT             port that receives their mail, such as 25; off unless both are set
  SYNTHWIRE_STORE_URL             an S3-compatible store, such as https://s3.example.org
  SYNTHWIRE_STORE_BUCKET          its bucket; SYNTHWIRE_STORE_PREFIX: what every name in it begins with
  SYNTHWIRE_STORE_REGION          its region (default: us-east-1)
  SYNTHWIRE_STORE_KEY             the access key; the secret is in SYNTHWIRE_STORE_SECRET, or in a file in ..._SECRET_FILE
  SYNTHWIRE_MEDIA                 "store" keeps uploads and pictures there instead of in the data folder
  SYNTHWIRE_ARCHIVES              folder for archives on a schedule, or "store"; each is tried before older ones are deleted
  SYNTHWIRE_ARCHIVES_EVERY        how often, such as 12 hours, 1 day or 2 weeks (default: 1 day)
  SYNTHWIRE_ARCHIVES_KEEP         how many stay (default: 7)
  SYNTHWIRE_ARCHIVES_SECRETS      1 adds passwords and the key to them`,
  )

program
  .command('start')
  .description('run everything: web server, worker and database')
  .action(() => serve(settings(process.env), 'all'))

program
  .command('web')
  .description('run only the web server; any number can share one database')
  .action(() => serve(settings(process.env), 'web'))

program
  .command('worker')
  .description('run only the worker, which fetches and writes; any number can share one database')
  .action(() => serve(settings(process.env), 'worker'))

program
  .command('doctor')
  .description('check the system, and say how to fix what is missing')
  .option('--directory', 'also check that every feed of the bundled directory still answers')
  .action(async ({ directory = false }: { directory?: boolean }) => {
    const look = directory ? diagnoses.directory : diagnose
    if (!(await look(settings(process.env)))) process.exitCode = FAILED
  })

for (const add of commands) {
  add(program, () => openServer({ settings: settings(process.env), role: 'tool' }))
}

try {
  await program.parseAsync()
} catch (error) {
  process.exitCode = explain(error)
}
// A finished command ends even if work is pending, but only after its output was written.
process.stdout.write('', () => process.exit())

/** Prints the failure, and returns its exit code. */
function explain(error: unknown): number {
  // Commander has already printed the usage error, or the help that the user wanted.
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
