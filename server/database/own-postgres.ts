import { Problem } from '#core/problem.ts'
import { connectOnce } from './connection.ts'

const OLDEST_VERSION = 15

/** Checks that the PostgreSQL of DATABASE_URL is usable; fails with an explanation if it is not. */
export async function checkOwnPostgres(url: string): Promise<void> {
  const client = await connectOnce(url).catch((error: Error) => {
    throw new Problem(
      'unavailable',
      `The PostgreSQL server of DATABASE_URL (${withoutSecrets(url)}) cannot be used: ${wordsFor(error)}`,
      { cause: error },
    )
  })
  try {
    const { rows } = await client.query<{ server_version: string }>('show server_version')
    const version = rows[0]!.server_version
    if (Number.parseInt(version, 10) >= OLDEST_VERSION) return
    throw new Problem(
      'unavailable',
      `Synthwire needs PostgreSQL ${OLDEST_VERSION} or newer; the server of DATABASE_URL (${withoutSecrets(url)}) is ${version}. ` +
        'Upgrade it, or leave DATABASE_URL out to use the built-in one.',
    )
  } finally {
    await client.end()
  }
}

/** The address without the password and other secrets. */
function withoutSecrets(url: string): string {
  if (!URL.canParse(url)) return 'an address that cannot be read'
  const { host, pathname } = new URL(url)
  return `${decodeURIComponent(host) || 'local socket'}${pathname}`
}

function wordsFor(error: Error & { code?: string }): string {
  switch (error.code) {
    case 'ECONNREFUSED':
    case 'ENOENT':
      return 'nothing answers there. Is it running, and are host and port right?'
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'no such host is known. Is its name spelled right?'
    case '28P01':
    case '28000':
      return 'it does not let this user in. Are user and password right?'
    case '3D000':
      return 'it has no such database. Create it first: createdb NAME'
    default:
      // The error for a name with several addresses is an AggregateError, without a message of its own.
      return error.message || (error as { errors?: Error[] }).errors?.[0]?.message || error.name
  }
}
