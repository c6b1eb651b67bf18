import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Problem } from '#core/problem.ts'
import { readCertificates } from './certificates.ts'
import { checkout } from '../checkout.ts'
import { readProvider, type ProviderSettings } from './identity-provider.ts'
import { readPrivateFeeds, readPrivateFeedsFor } from './private-feeds.ts'
import { HIGHEST_PORT, readApps, readPort, type AppsSettings } from './apps-setting.ts'
import { readArchives, type ArchiveSettings } from './archives-setting.ts'
import { readHosts } from './hosts-setting.ts'
import { readProxy, type ProxySettings } from './proxy.ts'
import { readSignIn, type SignInSettings } from './sign-in-settings.ts'
import { readMediaPlace, readStore, type StoreSettings } from './store-setting.ts'
import { readNetworks } from './networks.ts'

const DEFAULT_PORT = 4600
/**
 * The data folder if root starts the server: PostgreSQL then runs as another user, who cannot read
 * root's home.
 */
const ROOT_DATA_FOLDER = '/var/lib/synthwire'

export interface Settings {
  /** The port; 0 takes any free one. */
  port: number
  host: string
  /** The listener for apps and sites of readers; null if they are not served. */
  apps: AppsSettings | null
  /** The folder of everything that the server keeps: the embedded database, pictures, keys. */
  dataFolder: string
  /** The address of an external PostgreSQL server; null for the embedded one. */
  databaseUrl: string | null
  /**
   * The address of that server without its pooler, for lasting connections; null without a pooler.
   */
  databaseDirectUrl: string | null
  /** The address of a replica of that server, for reads; null if there is none. */
  databaseReadUrl: string | null
  /**
   * True if feeds from loopback and private addresses are allowed; a list allows only these
   * networks.
   */
  allowPrivateFeeds: boolean | string[]
  /** True if only owners may follow feeds of the private network. */
  privateFeedsAreOwners: boolean
  password: string | null
  /**
   * The address at which other servers reach this server, such as WebSub hubs that push feeds; null
   * if they cannot.
   */
  publicAddress: string | null
  /** Names of this server in addition to its own addresses and the public one. */
  hosts: string[]
  /** Hosts whose pages may be shown in frames, once a reader presses play. */
  frameHosts: string[]
  /** Addresses and networks of proxies in front of this server that may name the client. */
  trustedProxies: string[]
  /** Ways to sign in, in addition to passwords and passkeys. */
  signIn: SignInSettings
  identityProvider: ProviderSettings | null
  /** The proxy for requests to the web; null if they are direct. */
  proxy: ProxySettings | null
  /** Certificates of additional trusted authorities, as PEM. */
  certificates: string[]
  /** The settings of the server that receives newsletters; null if it is off. */
  mail: MailSettings | null
  /**
   * An S3-compatible store, for uploads, pictures and archives if `media` and `archives` say so;
   * null if there is none.
   */
  store: StoreSettings | null
  /** The place of uploads and pictures; `folder` is the data folder. */
  media: 'folder' | 'store'
  /** Archives that the worker makes on a schedule; null if it makes none. */
  archives: ArchiveSettings | null
}

export interface MailSettings {
  /** The host name after the @ of inbox addresses, by which mail servers find this machine. */
  host: string
  port: number
  /** The one address of this machine to listen on; null for all addresses. */
  listenOn: string | null
}

/** Reads the settings from the environment. An empty variable counts as absent. */
export function settings(env: Record<string, string | undefined>): Settings {
  const trustedProxies = readNetworks(
    'SYNTHWIRE_TRUSTED_PROXIES',
    env['SYNTHWIRE_TRUSTED_PROXIES'],
    'of your own proxies',
  )
  const store = readStore(env, firstLineOf('SYNTHWIRE_STORE_SECRET_FILE'))
  const port = readPort('PORT', env['PORT'], DEFAULT_PORT)
  return {
    port,
    host: env['HOST'] || '127.0.0.1',
    apps: readApps(env, port),
    dataFolder: resolve(env['SYNTHWIRE_DATA'] || defaultDataFolder()),
    databaseUrl: readDatabaseUrl('DATABASE_URL', env),
    databaseDirectUrl: readUrlBeside('DATABASE_DIRECT_URL', env),
    databaseReadUrl: readUrlBeside('DATABASE_READ_URL', env),
    allowPrivateFeeds: readPrivateFeeds(env),
    privateFeedsAreOwners: readPrivateFeedsFor(env),
    password: readPassword(env['SYNTHWIRE_PASSWORD'], env['SYNTHWIRE_PASSWORD_FILE']),
    publicAddress: readPublicAddress(env['SYNTHWIRE_PUBLIC_ADDRESS']),
    hosts: readHosts('SYNTHWIRE_HOSTS', env['SYNTHWIRE_HOSTS']),
    frameHosts: readHosts('SYNTHWIRE_FRAME_HOSTS', env['SYNTHWIRE_FRAME_HOSTS']),
    trustedProxies,
    signIn: readSignIn(env, trustedProxies),
    identityProvider: readProvider(env, firstLineOf('SYNTHWIRE_OIDC_CLIENT_SECRET_FILE')),
    proxy: readProxy(env),
    certificates: readCertificates(env),
    store,
    media: readMediaPlace(env, store),
    archives: readArchives(env, store),
    mail: readMail(env['SYNTHWIRE_MAIL_HOST'], env['SYNTHWIRE_MAIL_PORT']),
  }
}

function defaultDataFolder(): string {
  return process.getuid?.() === 0 ? ROOT_DATA_FOLDER : join(checkout, 'data')
}

/**
 * Reads an address that concerns the server of DATABASE_URL, so it is refused without DATABASE_URL.
 */
function readUrlBeside(name: string, env: Record<string, string | undefined>): string | null {
  const url = readDatabaseUrl(name, env)
  if (url === null || env['DATABASE_URL']) return url
  throw new Problem(
    'invalid',
    `${name} is set without DATABASE_URL. Set that too, or leave ${name} out.`,
  )
}

function readDatabaseUrl(
  name: string,
  { [name]: text }: Record<string, string | undefined>,
): string | null {
  if (!text) return null
  if (/^postgres(ql)?:\/\//.test(text)) return text
  // The message does not repeat the text, which may contain a password.
  throw new Problem(
    'invalid',
    `${name} does not begin with postgres://. Give it like postgres://user:password@host:5432/synthwire, or leave it out${name === 'DATABASE_URL' ? ' to use the built-in database' : ''}.`,
  )
}

/**
 * Reads a password from its variable, or from the first line of a file, which is how container
 * engines and systemd provide secrets.
 */
function readPassword(text: string | undefined, file: string | undefined): string | null {
  if (!file) return text || null
  if (text) {
    throw new Problem(
      'invalid',
      'SYNTHWIRE_PASSWORD and SYNTHWIRE_PASSWORD_FILE are both set. Keep one of them.',
    )
  }
  const password = firstLineOf('SYNTHWIRE_PASSWORD_FILE')(file)
  if (password) return password
  throw new Problem(
    'invalid',
    `SYNTHWIRE_PASSWORD_FILE is "${file}", whose first line is empty. Write the password there.`,
  )
}

/** Returns a function that reads the first line of a file; its messages name this variable. */
function firstLineOf(name: string): (file: string) => string {
  return (file) => {
    try {
      return readFileSync(file, 'utf8').split(/\r?\n/, 1)[0] ?? ''
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      throw new Problem(
        'invalid',
        `${name} is "${file}", which cannot be read (${code}). Check the path, and that the user who runs Synthwire may read it.`,
      )
    }
  }
}

function readPublicAddress(text: string | undefined): string | null {
  if (!text) return null
  if (/^https?:\/\//i.test(text) && URL.canParse(text)) {
    const { pathname, origin, search, hash } = new URL(text)
    const path = pathname.replace(/\/$/, '')
    if (/^(\/[\w-]{1,100}){0,4}$/.test(path) && search === '' && hash === '') return origin + path
  }
  throw new Problem(
    'invalid',
    `SYNTHWIRE_PUBLIC_ADDRESS is "${text}". Use the address at which others reach this server, like https://news.example.org or https://example.org/news (a path of letters, digits, hyphens and underscores), or leave it out.`,
  )
}

/**
 * Reads the settings for receiving mail, which must have both: a host name, and a port or
 * ADDRESS:PORT.
 */
function readMail(host: string | undefined, listen: string | undefined): MailSettings | null {
  if (!host && !listen) return null
  if (!host || !listen) {
    throw new Problem(
      'invalid',
      'Newsletters are received only when both SYNTHWIRE_MAIL_HOST (such as mail.example.org) and SYNTHWIRE_MAIL_PORT (such as 25) are set. Set the other one too, or neither.',
    )
  }
  if (!/^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(host) || host.length > 253) {
    throw new Problem(
      'invalid',
      `SYNTHWIRE_MAIL_HOST is "${host}". Give a host name such as mail.example.org.`,
    )
  }
  const [, listenOn, digits] = /^(?:\[?([\da-f.:]+)\]?:)?(\d{1,5})$/i.exec(listen) ?? []
  const port = Number(digits)
  if (!(port >= 1 && port <= HIGHEST_PORT)) {
    throw new Problem(
      'invalid',
      `SYNTHWIRE_MAIL_PORT is "${listen}". Give a number from 1 to ${HIGHEST_PORT}, or an address and a port such as 127.0.0.1:2525.`,
    )
  }
  return { host: host.toLowerCase(), port, listenOn: listenOn ?? null }
}
