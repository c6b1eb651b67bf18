import { join, resolve } from 'node:path'
import { Problem } from '#core/problem.ts'
import { checkout } from './checkout.ts'
import { readProxy, type ProxySettings } from './proxy.ts'

const DEFAULT_PORT = 4600
const HIGHEST_PORT = 65_535
/** The database of a root-owned hub runs as another user, who cannot look into root's home. */
const ROOT_DATA_FOLDER = '/var/lib/synthwire'

export interface Settings {
  /** 0 takes any free port. */
  port: number
  host: string
  /** Everything that the hub keeps: the embedded database, pictures, keys. */
  dataFolder: string
  /** A PostgreSQL server of the reader's own; null runs the embedded one. */
  databaseUrl: string | null
  /** Lets feeds come from loopback and private addresses. */
  allowPrivateFeeds: boolean
  password: string | null
  /** Where other servers reach this hub, such as those that tell of news; null when they do not. */
  publicAddress: string | null
  /** Through whom the web is reached; null for directly. */
  proxy: ProxySettings | null
}

/** Reads what the environment says. An empty variable counts as absent. */
export function settings(env: Record<string, string | undefined>): Settings {
  return {
    port: readPort(env['PORT']),
    host: env['HOST'] || '127.0.0.1',
    dataFolder: resolve(env['SYNTHWIRE_DATA'] || defaultDataFolder()),
    databaseUrl: readDatabaseUrl(env['DATABASE_URL']),
    allowPrivateFeeds: readSwitch('SYNTHWIRE_ALLOW_PRIVATE_FEEDS', env),
    password: env['SYNTHWIRE_PASSWORD'] || null,
    publicAddress: readPublicAddress(env['SYNTHWIRE_PUBLIC_ADDRESS']),
    proxy: readProxy(env),
  }
}

function defaultDataFolder(): string {
  return process.getuid?.() === 0 ? ROOT_DATA_FOLDER : join(checkout, 'data')
}

function readPort(text: string | undefined): number {
  if (!text) return DEFAULT_PORT
  const port = /^\d+$/.test(text) ? Number(text) : Infinity
  if (port <= HIGHEST_PORT) return port
  throw new Problem('invalid', `PORT is "${text}". Give a number from 0 to ${HIGHEST_PORT}.`)
}

function readDatabaseUrl(text: string | undefined): string | null {
  if (!text) return null
  if (/^postgres(ql)?:\/\//.test(text)) return text
  // The text itself may hold a password, so the message does not repeat it.
  throw new Problem(
    'invalid',
    'DATABASE_URL does not begin with postgres://. Give it like postgres://user:password@host:5432/synthwire, or leave it out to use the built-in database.',
  )
}

function readPublicAddress(text: string | undefined): string | null {
  if (!text) return null
  if (/^https?:\/\//i.test(text) && URL.canParse(text)) return new URL('/', text).href
  throw new Problem(
    'invalid',
    `SYNTHWIRE_PUBLIC_ADDRESS is "${text}". Give the address that others reach this hub by, like https://news.example.org, or leave it out.`,
  )
}

function readSwitch(name: string, env: Record<string, string | undefined>): boolean {
  const text = env[name] || '0'
  if (text === '0' || text === '1') return text === '1'
  throw new Problem('invalid', `${name} is "${text}". Give 1 or 0.`)
}
