import { expect, test } from 'vitest'
import { readOpmlFile } from './read-opml-file.ts'

const fileOf = (parts: BlobPart[]) => new File(parts, 'list.opml')
const list = (encoding: string) =>
  `<?xml version="1.0" encoding="${encoding}"?><opml><outline text="Hafenblatt Köln"/></opml>`

test('an OPML file is read in the encoding that it declares', async () => {
  const latin = Uint8Array.from(list('ISO-8859-1'), (letter) => letter.charCodeAt(0))
  expect(await readOpmlFile(fileOf([latin]))).toContain('Hafenblatt Köln')
  expect(await readOpmlFile(fileOf([list('UTF-8')]))).toContain('Hafenblatt Köln')
})

test('a file that is not UTF-8 is read as what older programs write, and one that is damaged stays UTF-8', async () => {
  const latin = Uint8Array.from(list('UTF-8'), (letter) => letter.charCodeAt(0))
  expect(await readOpmlFile(fileOf([latin]))).toContain('Hafenblatt Köln')
  const damaged = [list('UTF-8'), Uint8Array.of(0xff), list('UTF-8')]
  expect(await readOpmlFile(fileOf(damaged))).toContain('Hafenblatt Köln')
})

test('a byte order mark counts for more than the declaration', async () => {
  const text = list('utf-8')
  const bytes = new Uint8Array(2 + 2 * text.length)
  new DataView(bytes.buffer).setUint16(0, 0xfeff)
  for (let at = 0; at < text.length; at++) {
    new DataView(bytes.buffer).setUint16(2 + 2 * at, text.charCodeAt(at))
  }
  expect(await readOpmlFile(fileOf([bytes]))).toContain('Hafenblatt Köln')
})

test('an unknown encoding is taken for UTF-8', async () => {
  expect(await readOpmlFile(fileOf([list('klingon-8')]))).toContain('Hafenblatt Köln')
})

test('a file that is far too large is refused with a message', async () => {
  const large = {
    name: 'all.opml',
    size: 31_000_000,
    arrayBuffer: () => Promise.reject(new Error('read')),
  }
  await expect(readOpmlFile(large as unknown as File)).rejects.toThrow(
    '“all.opml” is 31 MB, and up to 20 MB can be read. Split the list',
  )
})
