import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSecrets } from '#server/settings/secrets.ts'
import type { Secrets } from '#server/tools.ts'
import { pictureAddresses, pictureOf } from './picture-address.ts'

let folder: string
let secrets: Secrets
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'synthwire-signing-'))
  secrets = await openSecrets(folder)
})
afterAll(() => rm(folder, { recursive: true }))

const addressOf = (secrets: Secrets, address: string) =>
  pictureAddresses(secrets, address).find(([widthPx]) => widthPx === 640)![1]

function partsOf(address: string) {
  const [, , width, signature, named] = address.split('/')
  return { width: width!, signature: signature!, named: named! }
}

test('an address that this hub wrote leads back to its picture', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (path) => {
      const address = `https://harbour.example/${path}`
      const ours = addressOf(secrets, address)
      expect(ours).toMatch(/^\/pictures\/640\/[\w-]+\/[\w-]+$/)
      expect(pictureOf(secrets, partsOf(ours))).toEqual({ address, widthPx: 640 })
    }),
  )
})

test('an address with another picture, another signature or a width of its own leads nowhere', () => {
  const parts = partsOf(addressOf(secrets, 'https://harbour.example/ferry.jpg'))
  const other = Buffer.from('http://169.254.169.254/').toString('base64url')
  expect(pictureOf(secrets, { ...parts, named: other })).toBeNull()
  expect(pictureOf(secrets, { ...parts, signature: '' })).toBeNull()
  expect(pictureOf(secrets, { ...parts, signature: 'A'.repeat(43) })).toBeNull()
  expect(pictureOf(secrets, { ...parts, width: '641' })).toBeNull()
})

test('another hub signs differently', async () => {
  const elsewhere = await mkdtemp(join(tmpdir(), 'synthwire-signing-'))
  const parts = partsOf(addressOf(await openSecrets(elsewhere), 'https://a.example/b'))
  expect(pictureOf(secrets, parts)).toBeNull()
  await rm(elsewhere, { recursive: true })
})
