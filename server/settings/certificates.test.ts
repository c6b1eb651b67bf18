import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rootCertificates } from 'node:tls'
import { afterAll, expect, test } from 'vitest'
import { readCertificates } from './certificates.ts'

const folder = mkdtempSync(join(tmpdir(), 'synthwire-certificates-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = join(folder, 'authorities.pem')
const [one, other] = rootCertificates as [string, string]

function read(text: string): string[] {
  writeFileSync(file, text)
  return readCertificates({ SYNTHWIRE_CERTIFICATES: file })
}

test('certificates are those of the file, whatever stands between them', () => {
  expect(readCertificates({})).toEqual([])
  const trim = (certificates: string[]) => certificates.map((certificate) => certificate.trim())
  expect(trim(read(`# Our own\n${one}\n\nsubject=CN = Harbour\n${other}`))).toEqual([one, other])
})

test.each([
  [
    'no certificate',
    '-----BEGIN PRIVATE KEY-----\nMIIE\n-----END PRIVATE KEY-----',
    /holds no certificate/,
  ],
  [
    'a damaged one',
    `${one}\n${other.replaceAll('MII', 'XXX')}`,
    /Certificate 2 of .* cannot be read/,
  ],
])('a file with %s is refused with words', (_, text, words) => {
  expect(() => read(text)).toThrow(words)
})

test('a file that is not there is refused with words', () => {
  const absent = join(folder, 'absent.pem')
  expect(() => readCertificates({ SYNTHWIRE_CERTIFICATES: absent })).toThrow(
    /cannot be read \(ENOENT\)/,
  )
})
