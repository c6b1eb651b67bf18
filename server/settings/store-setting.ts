import { Problem } from '#core/problem.ts'

/** A bucket of an S3-compatible store, with our credentials. */
export interface StoreSettings {
  /** The address at which the store answers, such as https://s3.example.org. */
  endpoint: string
  bucket: string
  /** The beginning of every name in the bucket: empty, or ending in "/". */
  prefix: string
  region: string
  key: string
  secret: string
}

type Environment = Record<string, string | undefined>

const DEFAULT_REGION = 'us-east-1'
const ABOUT_ALL = ['BUCKET', 'KEY', 'SECRET'].map((name) => `SYNTHWIRE_STORE_${name}`)

/**
 * Reads the settings of the store; null if there is none. `readFile` returns the first line of a
 * file, or fails with an explanation.
 */
export function readStore(
  env: Environment,
  readFile: (path: string) => string,
): StoreSettings | null {
  const text = env['SYNTHWIRE_STORE_URL']
  if (!text) return null
  const file = env['SYNTHWIRE_STORE_SECRET_FILE']
  const bucket = env['SYNTHWIRE_STORE_BUCKET'] ?? ''
  const key = env['SYNTHWIRE_STORE_KEY'] ?? ''
  const secret = file ? readFile(file).trim() : (env['SYNTHWIRE_STORE_SECRET'] ?? '')
  if (bucket === '' || key === '' || secret === '') {
    throw wrong(
      `SYNTHWIRE_STORE_URL is set, so ${ABOUT_ALL.join(', ')} (or SYNTHWIRE_STORE_SECRET_FILE) have to be as well.`,
    )
  }
  if (!/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/.test(bucket)) {
    throw wrong(
      `SYNTHWIRE_STORE_BUCKET is "${bucket}". Give the name of a bucket: 3 to 63 small letters, digits, dots and hyphens.`,
    )
  }
  const region = env['SYNTHWIRE_STORE_REGION'] || DEFAULT_REGION
  if (!/^[\w-]{1,60}$/.test(region)) {
    throw wrong(`SYNTHWIRE_STORE_REGION is "${region}". Give a name such as eu-central-1.`)
  }
  const prefix = readPrefix(env['SYNTHWIRE_STORE_PREFIX'])
  return { endpoint: readEndpoint(text), bucket, prefix, region, key, secret }
}

/** Fails if there is no store, because the setting `name` puts something into it. */
export function demandStore(name: string, store: StoreSettings | null): void {
  if (store !== null) return
  throw wrong(`${name} is "store", so SYNTHWIRE_STORE_URL has to be set as well.`)
}

/** Reads the setting for the place of uploads and pictures. */
export function readMediaPlace(env: Environment, store: StoreSettings | null): 'folder' | 'store' {
  const place = env['SYNTHWIRE_MEDIA'] || 'folder'
  if (place !== 'folder' && place !== 'store') {
    throw wrong(`SYNTHWIRE_MEDIA is "${place}". Give "store", or leave it out for the data folder.`)
  }
  if (place === 'store') demandStore('SYNTHWIRE_MEDIA', store)
  return place
}

function readEndpoint(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
  const isPlain = url?.pathname === '/' && url.username === '' && url.password === ''
  if (isWeb && isPlain && url.search === '' && url.hash === '') return url.origin
  // The message does not repeat the text, which may contain a secret.
  throw wrong(
    'SYNTHWIRE_STORE_URL is not the address of a store. Give one such as https://s3.example.org, without bucket, name and password.',
  )
}

function readPrefix(text: string | undefined): string {
  if (!text) return ''
  const bare = text.replace(/^\/|\/$/g, '')
  const isPlain = /^[\w-]+(?:\/[\w-]+)*$/.test(bare) && bare.length <= 200
  if (isPlain) return `${bare}/`
  throw wrong(
    `SYNTHWIRE_STORE_PREFIX is "${text}". Give letters, digits, hyphens and "/", such as news/hub.`,
  )
}

function wrong(words: string): Problem {
  return new Problem('invalid', words)
}
