import { Problem, type ProblemKind } from '#core/problem.ts'

/** The answer of a store that refused a request. */
export interface StoreRefusal {
  status: number
  /** The code that S3 defines, such as "NoSuchBucket"; empty if the answer had none. */
  code: string
  /** The region that requests to the store have to name; null if the store named none. */
  region: string | null
}

const NO_ROOM = /^(?:XMinioStorageFull|InsufficientStorage|StorageFull)$|Quota/
/** Matches the codes of AWS and other stores for an unknown key. */
const UNKNOWN_KEY = /^(?:InvalidAccessKeyId|XAdminUserNotFound|XMinioAdminNoSuchUser)$/
const PASSES = new Set([429, 500, 502, 503, 504])
const CLOSED = new Set(['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'UND_ERR_SOCKET'])
const SILENT = new Set([
  ...['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'UND_ERR_CONNECT_TIMEOUT', 'ETIMEDOUT'],
  // The name of the error of an aborted signal.
  'TimeoutError',
])
const MISSPELT = new Set(['ENOTFOUND', 'EAI_AGAIN'])

/** The error of a request that the store refused; the caller decides if it is repeated. */
export class Refused extends Error {
  readonly refusal: StoreRefusal

  constructor(refusal: StoreRefusal) {
    super(`The store answered ${refusal.status} ${refusal.code}`.trimEnd())
    this.refusal = refusal
  }
}

/** Says if a retry may help. A timeout is not retried, because it has cost enough time already. */
export function mayPass(error: unknown): boolean {
  if (!(error instanceof Refused)) return CLOSED.has(codeOf(error))
  const { status, code } = error.refusal
  return PASSES.has(status) && !NO_ROOM.test(code)
}

/**
 * Explains a failure, with a remedy; returns an unknown one as it is. The explanation names
 * settings but never an address, because readers see it.
 */
export function storeProblem(error: unknown): unknown {
  if (error instanceof Problem) return error
  const found = error instanceof Refused ? refusalWords(error.refusal) : failureWords(error)
  if (found === null) return error
  const [kind, words] = found
  return new Problem(kind, words, { cause: error })
}

type Words = [ProblemKind, string]

function refusalWords({ status, code, region }: StoreRefusal): Words {
  const answer = `${status}${code ? ` ${code}` : ''}`
  if (code === 'NoSuchBucket') {
    return [
      'unavailable',
      'The store has no bucket of the name in SYNTHWIRE_STORE_BUCKET. Create it there, or correct the name.',
    ]
  }
  if (UNKNOWN_KEY.test(code)) {
    return ['not-allowed', 'The store does not know the key in SYNTHWIRE_STORE_KEY. Correct it.']
  }
  if (code === 'SignatureDoesNotMatch') {
    return [
      'not-allowed',
      'The store does not accept the secret: SYNTHWIRE_STORE_SECRET is not that of SYNTHWIRE_STORE_KEY. Correct it.',
    ]
  }
  if (code === 'RequestTimeTooSkewed') {
    return [
      'unavailable',
      'The clocks of the store and of this machine are too far apart. Let both set their clock by a time server.',
    ]
  }
  if (region !== null || ['AuthorizationHeaderMalformed', 'PermanentRedirect'].includes(code)) {
    const right = region === null ? 'that of the bucket' : region
    return [
      'unavailable',
      `The bucket is in another region. Set SYNTHWIRE_STORE_REGION to ${right}, and check SYNTHWIRE_STORE_URL.`,
    ]
  }
  if (NO_ROOM.test(code) || status === 507) {
    return ['unavailable', 'The store is full. Make room there, or enlarge it; then try again.']
  }
  if (status === 401 || status === 403) {
    return [
      'not-allowed',
      `The store does not allow this (${answer}). Allow the key in SYNTHWIRE_STORE_KEY to list, read, write and delete in the bucket.`,
    ]
  }
  if (PASSES.has(status)) {
    return [
      'unavailable',
      `The store is out of order or overloaded (${answer}). Try again in a few minutes.`,
    ]
  }
  return [
    'unavailable',
    `The store gave an answer that was not expected (${answer}). Check that SYNTHWIRE_STORE_URL is an S3-compatible store.`,
  ]
}

function failureWords(error: unknown): Words | null {
  const code = codeOf(error)
  if (SILENT.has(code)) {
    return [
      'unavailable',
      'The store did not answer in time. Try again in a few minutes, and check that it runs.',
    ]
  }
  if (code === 'ECONNREFUSED') {
    return [
      'unavailable',
      'Nothing answers at the address in SYNTHWIRE_STORE_URL. Start the store, or correct the address.',
    ]
  }
  if (MISSPELT.has(code)) {
    return [
      'unavailable',
      `The host in SYNTHWIRE_STORE_URL cannot be found (${code}). Check for a typo.`,
    ]
  }
  if (
    CLOSED.has(code) ||
    code.startsWith('HPE_') ||
    code === 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH'
  ) {
    return [
      'unavailable',
      'The store broke off in the middle of its answer. Try again in a few minutes.',
    ]
  }
  if (/CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO/.test(code)) {
    return [
      'unavailable',
      `The certificate of the store cannot be checked (${code}). Let NODE_EXTRA_CA_CERTS name the certificate of who signed it.`,
    ]
  }
  return null
}

/** The code of the failure or of its cause. */
function codeOf(error: unknown): string {
  for (let inner = error; inner instanceof Error; inner = inner.cause) {
    const { code, name } = inner as { code?: unknown; name: string }
    if (typeof code === 'string') return code
    if (name === 'TimeoutError') return name
  }
  return ''
}
