import { setTimeout as pause } from 'node:timers/promises'
import { Agent, ProxyAgent, request as ask, type Dispatcher } from 'undici'
import { STORE } from './limits.ts'
import { proxyFor, type ProxySettings } from '../settings/proxy.ts'
import type { StoreSettings } from '../settings/store-setting.ts'
import { readBody } from './read-body.ts'
import { mayPass, Refused, storeProblem } from './store-problems.ts'
import { addressOf, signed } from './s3-signing.ts'
import { textsOf } from './s3-xml.ts'

const FIRST_PAUSE_MS = 200

export type S3Answer = Pick<Dispatcher.ResponseData, 'statusCode' | 'headers' | 'body'>

interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE'
  /**
   * The name of the object below the bucket's prefix; absent if the request is for the bucket
   * itself.
   */
  name?: string
  query?: Record<string, string>
  body?: Uint8Array
  /** The bytes of the object from `start` up to `end` (exclusive); absent for all bytes. */
  range?: { start: number; end: number }
  /**
   * True for a long download, which may take `STORE.downloadMs` instead of the usual time as long
   * as bytes keep arriving.
   */
  mayTakeLong?: boolean
}

export interface S3 {
  /** The beginning of every name in the bucket. */
  prefix: string
  /**
   * Sends a request and reads the answer by the function `read`; both are repeated after a
   * temporary failure. Null if the object is missing; any other failure is a `Problem`.
   */
  ask<Result>(
    request: S3Request,
    read: (answer: S3Answer) => Promise<Result>,
  ): Promise<Result | null>
}

/** Time limits that a test may make shorter. */
export type StoreTimes = Record<'connectMs' | 'silentMs' | 'requestMs', number>

/**
 * Opens a client for a bucket, which signs its requests and limits their time. The signature covers
 * the hash of the body, so that the store refuses a body that was changed on the way.
 */
export function openS3(
  settings: StoreSettings,
  { proxy = null, times = STORE }: { proxy?: ProxySettings | null; times?: StoreTimes } = {},
): S3 {
  const dispatcher = dispatcherFor(new URL(settings.endpoint), proxy, times)
  const keys = new Map<string, ArrayBuffer>()
  const base = addressOf(settings)

  async function askOnce<Result>(
    { method, name, query = {}, body, range, mayTakeLong = false }: S3Request,
    read: (answer: S3Answer) => Promise<Result>,
  ): Promise<Result | null> {
    const url = new URL(name === undefined ? base : `${base}/${settings.prefix}${name}`)
    for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value)
    const { address, headers } = await signed(
      settings,
      {
        ...{ method, url, body },
        ...(range && { headers: { range: `bytes=${range.start}-${range.end - 1}` } }),
      },
      keys,
    )
    const answer = await ask(address, {
      method,
      headers,
      body: body ?? null,
      dispatcher,
      signal: AbortSignal.timeout(mayTakeLong ? STORE.downloadMs : times.requestMs),
    })
    if (answer.statusCode >= 200 && answer.statusCode < 300) return read(answer)
    const refusal = await refusalOf(answer)
    const isAbsent =
      answer.statusCode === 404 && (method === 'HEAD' || refusal.code === 'NoSuchKey')
    if (isAbsent && name !== undefined) return null
    throw new Refused(refusal)
  }

  return {
    prefix: settings.prefix,
    async ask(request, read) {
      for (let tried = 1; ; tried++) {
        try {
          return await askOnce(request, read)
        } catch (error) {
          if (tried === STORE.tries || !mayPass(error)) throw storeProblem(error)
          await pause(FIRST_PAUSE_MS * 4 ** (tried - 1))
        }
      }
    },
  }
}

function dispatcherFor(url: URL, proxy: ProxySettings | null, times: StoreTimes): Dispatcher {
  const options = {
    headersTimeout: times.silentMs,
    bodyTimeout: times.silentMs,
    connect: { timeout: times.connectMs },
  }
  const uri = proxy && proxyFor(url, proxy)
  return uri ? new ProxyAgent({ ...options, uri }) : new Agent(options)
}

async function refusalOf({ statusCode, headers, body }: S3Answer) {
  const text = await readBody(body, STORE.answerBytes).catch(() => null)
  const { Code: codes, Region: regions } = textsOf(text?.toString('utf8') ?? '', ['Code', 'Region'])
  const inHeader = headers['x-amz-bucket-region']
  const isElsewhere = statusCode === 301 || statusCode === 307 || regions.length > 0
  const region = regions[0] ?? (typeof inHeader === 'string' ? inHeader : null)
  return { status: statusCode, code: codes[0] ?? '', region: isElsewhere ? region : null }
}
