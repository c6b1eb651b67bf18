import { expect, test } from 'vitest'
import { patient } from '#core/test-patience.ts'
import { checkJson } from '#core/bounded-json.ts'
import { Problem } from '#core/problem.ts'
import { costlyRepetitions } from '#core/test-costs.ts'
import { preferredEncoding } from '../pages/compress-replies.ts'
import { readCookie } from '../cookies.ts'
import { hasEtag } from './etags.ts'
import { isLoopback, nameOfHost } from '../../settings/host-name.ts'
import { markup } from '#core/pages/markup.ts'

// The time limit of the test; a million characters that a stranger repeats in a request may cost a
// second at most.
const LONG_MS = patient(60_000)

const readers: Record<string, (text: string) => unknown> = {
  'a Cookie header': (text) => readCookie(text, 'session'),
  'an Accept-Encoding header': preferredEncoding,
  'an If-None-Match header': (text) => hasEtag(text, 'W/"a"'),
  'a Host header': (text) => isLoopback(nameOfHost(text) ?? ''),
  'a name of a host': isLoopback,
  'a body in JSON': checkJson,
  'a string in JSON': (text) => checkJson(`{"a":"${text}`),
  'words on a page': (text) => markup`<p>${text}</p>`,
}

test.each(Object.entries(readers))(
  '%s',
  async (_, read) => {
    const isExpected = (error: unknown) => error instanceof Problem
    expect(await costlyRepetitions(read, { isExpected })).toEqual([])
  },
  LONG_MS,
)
