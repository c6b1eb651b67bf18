import { expect, test } from 'vitest'
import { patient } from '#core/test-patience.ts'
import { Problem } from '#core/problem.ts'
import { costlyRepetitions } from '#core/test-costs.ts'
import { readMail } from './mail-entry.ts'

// Reading a mail with a million repeated characters must take a second at most.
const NOW = new Date('2026-03-02T12:00:00Z')
const LONG_MS = patient(120_000)
/** The most characters of a mail's headers that are read. */
const HEADER_CHARACTERS = 250_000

const mail = (headers: string, body: string) =>
  readMail(Buffer.from(`From: Ann Oak <ann@a.example>\r\n${headers}\r\n\r\n${body}`), NOW)
const inHeader = (name: string) => (text: string) => {
  const value = text.replaceAll(/[\r\n]/g, '')
  const others = name === 'From' ? '' : 'From: ann@a.example\r\n'
  return readMail(Buffer.from(`${others}${name}: ${value}\r\n\r\nTug sinks`), NOW)
}

const bodies: Record<string, (text: string) => unknown> = {
  'a mail': (text) => readMail(Buffer.from(text), NOW),
  'a plain text': (text) => mail('Content-Type: text/plain; charset=utf-8', text),
  'an HTML text': (text) => mail('Content-Type: text/html; charset=utf-8', text),
  'a text that flows': (text) => mail('Content-Type: text/plain; format=flowed', text),
  // Each "=" makes the parser begin a new piece, so base64 of nothing but "=" takes twice as long;
  // half the length is tested.
  base64: (text) =>
    mail(
      'Content-Type: text/html\r\nContent-Transfer-Encoding: base64',
      text.slice(0, text.length / 2),
    ),
  parts: (text) => mail('Content-Type: multipart/mixed; boundary=a', text),
}

const headers = ['From', 'Subject', 'Date', 'Message-ID', 'Content-Type', 'Archived-At']

const isExpected = (error: unknown) => error instanceof Problem

test.each(Object.entries(bodies))(
  'the body of a mail: %s',
  async (_, read) => {
    expect(await costlyRepetitions(read, { isExpected })).toEqual([])
  },
  LONG_MS,
)

test.each(headers)(
  'the header of a mail: %s',
  async (name) => {
    const options = { isExpected, characters: HEADER_CHARACTERS }
    expect(await costlyRepetitions(inHeader(name), options)).toEqual([])
  },
  LONG_MS,
)
