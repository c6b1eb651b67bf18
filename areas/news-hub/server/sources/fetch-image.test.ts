import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Problem } from '#core/problem.ts'
import type { GuardedFetch, GuardedRequest } from '#server/tools.ts'
import { fetchImage, imageStore } from './fetch-image.ts'

const ADDRESS = 'https://harbour.example/ferry.jpg'
const pictures = {
  'image/jpeg': Buffer.from('ffd8ffe000104a464946', 'hex'),
  'image/png': Buffer.from('89504e470d0a1a0a0000000d', 'hex'),
  'image/gif': Buffer.from('GIF89a\x01\x00\x01\x00', 'latin1'),
  'image/webp': Buffer.from('RIFF\x24\x00\x00\x00WEBPVP8 ', 'latin1'),
  'image/avif': Buffer.from('\x00\x00\x00\x1cftypavif\x00', 'latin1'),
}

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'synthwire-images-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** A server that says of everything that it is a JPEG, and the requests that it got. */
function serverOf(body: Uint8Array, status = 200) {
  const requests: (GuardedRequest | undefined)[] = []
  const fetch: GuardedFetch = async (address, request) => {
    requests.push(request)
    const headers = { 'content-type': 'image/jpeg' }
    return { status, headers, body, address, movedTo: null }
  }
  return { fetch, requests }
}

test.each(Object.entries(pictures))('a picture is %s when its bytes say so', async (type, body) => {
  const picture = await fetchImage(serverOf(body).fetch, ADDRESS, imageStore(folder))
  expect(picture).toEqual({ type, body })
})

test.each([
  ['an SVG, which is a program', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['a page', '<!doctype html><title>Sign in</title>'],
  ['a video', '\x00\x00\x00\x1cftypisom\x00'],
  ['nothing', ''],
])('%s is no picture, whatever its server says, and is not kept', async (_, body) => {
  const { fetch } = serverOf(Buffer.from(body, 'latin1'))
  await expect(fetchImage(fetch, ADDRESS, imageStore(folder))).rejects.toThrow('no picture')
  expect(await readdir(folder)).toEqual([])
})

test('a picture that is gone says so, even when its server sends a drawing of it', async () => {
  const { fetch } = serverOf(pictures['image/png'], 404)
  await expect(fetchImage(fetch, ADDRESS, imageStore(folder))).rejects.toThrow(Problem)
})

test('a picture is asked for once, within 5 MB, and comes from the disk after that', async () => {
  const { fetch, requests } = serverOf(pictures['image/png'])
  const store = imageStore(folder)
  const first = await fetchImage(fetch, ADDRESS, store)
  const second = await fetchImage(fetch, ADDRESS, store)
  expect([second.type, Buffer.from(second.body)]).toEqual([first.type, first.body])
  expect(requests.map((request) => request?.maxBytes)).toEqual([5_000_000])
})

test('an address cannot name a file outside of the folder', async () => {
  const store = imageStore(folder)
  await store.write('https://harbour.example/../../../etc/passwd', pictures['image/gif'])
  const files = await readdir(join(folder, 'images'), { recursive: true })
  expect(files.filter((name) => /[\da-f]{64}$/.test(name))).toHaveLength(1)
})
