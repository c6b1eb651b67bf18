import { parseJson } from '#core/bounded-json.ts'
import { Problem } from '#core/problem.ts'
import type { Asked } from '#server/web/routes/route.ts'
import { DELIVERY } from '../../../limits.ts'
import { storable } from '../storable.ts'
import { PROVING } from './proof.ts'

/** The data of a call, for its workflows. Throws a `Problem` if the body cannot be read. */
export function factsOf({ method, headers, query, body }: Asked) {
  return storable({
    body: method === 'GET' ? null : readBody(body.bytes, headers['content-type'] ?? ''),
    query: Object.fromEntries(query),
    headers: shownHeaders(headers),
  })
}

function readBody(bytes: Uint8Array, type: string): unknown {
  const text = decoded(bytes)
  if (/^application\/x-www-form-urlencoded\b/i.test(type))
    return Object.fromEntries(new URLSearchParams(text))
  if (/^multipart\//i.test(type))
    throw new Problem('invalid', 'Forms with files are not supported. Send JSON, fields or text.')
  if (/[/+]json\b/i.test(type)) return text.trim() === '' ? null : jsonOf(text)
  if (!/^\s*[[{]/.test(text)) return text
  try {
    return parseJson(text)
  } catch {
    // Without a JSON content type, a body that is not valid JSON is text.
    return text
  }
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw new Problem('invalid', 'The body is not text in UTF-8.', { cause })
  }
}

function jsonOf(text: string): unknown {
  try {
    return parseJson(text)
  } catch (cause) {
    if (cause instanceof Problem) throw cause
    throw new Problem('invalid', 'The body is not JSON, although its content type says so.', {
      cause,
    })
  }
}

const KEPT_AWAY = /^(?:connection|host|x-forwarded-.*|forwarded|x-real-ip|via|remote-.*)$/

function shownHeaders(headers: Asked['headers']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name, value]) => value && !PROVING.has(name) && !KEPT_AWAY.test(name))
      .slice(0, DELIVERY.headers)
      .map(([name, value]) => [name, value!.slice(0, DELIVERY.headerCharacters)]),
  )
}
