import { validateHeaderValue, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as WebStream } from 'node:stream/web'
import type { SiteAnswer } from './messages.ts'
import type { Release } from './room/usage-counter.ts'
import { headersOfSite } from './passing-headers.ts'
import { policyHeaders, type PolicyOf } from './site-policy.ts'
import { answerPlainly } from './plain-answers.ts'

interface Sending extends Omit<PolicyOf, 'needs'> {
  isHead: boolean
  /** Counts the bytes of an answer until it is sent; null if a limit would be exceeded. */
  takeBytes(bytes: number): Release | null
  /** Counts a streamed answer until it is sent; null if a limit would be exceeded. */
  takeStream(): Release | null
}

/** Sends a site's answer without forbidden headers, with the policy of the listener. */
export async function sendAnswer(
  response: ServerResponse,
  { needs, status, headers, body }: SiteAnswer,
  { isHead, takeBytes, takeStream, ...where }: Sending,
): Promise<void> {
  // If the client has hung up, the stream would wait for ever.
  if (response.destroyed) return dropBody(body)
  const passing = headersOfSite(headers, where)
  if (!isSendable(status, passing)) {
    await dropBody(body)
    return answerPlainly(response, 502)
  }
  const hasBody = !isHead && status !== 204 && status !== 205 && status !== 304
  const letGo =
    body instanceof ReadableStream ? takeStream() : takeBytes(hasBody ? body.byteLength : 0)
  if (letGo === null) {
    await dropBody(body)
    return answerPlainly(response, 503)
  }
  for (const [name, value] of passing) response.appendHeader(name, value)
  response.statusCode = status
  if (!response.hasHeader('content-type'))
    response.setHeader('content-type', 'application/octet-stream')
  for (const [name, value] of Object.entries(policyHeaders({ needs, ...where })))
    response.setHeader(name, value)
  if (body instanceof ReadableStream) {
    try {
      await (hasBody
        ? pipeline(Readable.fromWeb(body as WebStream), response)
        : endWithout(response, body))
    } catch {
      // The client has hung up, or the site has failed; both end the connection.
      response.destroy()
    } finally {
      letGo()
    }
    return
  }
  response.once('close', letGo)
  if (status !== 204 && status !== 304) response.setHeader('content-length', body.byteLength)
  response.end(hasBody ? body : undefined)
}

function isSendable(status: number, headers: [string, string][]): boolean {
  if (!Number.isInteger(status) || status < 200 || status > 599) return false
  try {
    for (const [name, value] of headers) validateHeaderValue(name, value)
    return true
  } catch {
    return false
  }
}

async function endWithout(response: ServerResponse, body: ReadableStream): Promise<void> {
  response.end()
  await dropBody(body)
}

async function dropBody(body: SiteAnswer['body']): Promise<void> {
  if (body instanceof ReadableStream) await body.cancel().catch(() => {})
}
