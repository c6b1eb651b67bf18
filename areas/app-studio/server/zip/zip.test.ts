import { strToU8, unzipSync, zipSync, type Zippable } from 'fflate'
import { expect, test } from 'vitest'
import { serverUploads } from '#platform/files/server/uploads/uploads-api.ts'
import { uploadRoute } from '#platform/files/server/uploads/upload-route.ts'
import { askedFor, testTools } from '#server/test-tools.ts'
import type { Desk } from '#server/tools.ts'
import { studioProjects } from '../../contracts/projects.ts'
import { testStudio } from '../test-studio.ts'
import { projectZip } from './export-zip.ts'
import { projectFile } from './import-zip.ts'
import { studioFiles } from '../../contracts/files.ts'
import { unpackProject } from './unpack-project.ts'

const unpacked = (files: Zippable) => unpackProject({ bytes: zipSync(files) })
const text = strToU8('text')

test('a project goes out as a ZIP and comes in again', async () => {
  const tools = await testTools()
  try {
    const studio = testStudio(tools)
    const project = await studio.create('Größe / 1')
    const reply = await projectZip.answer(tools.desk, askedFor(tools.readerId, { project }))
    const pieces: Uint8Array[] = []
    for await (const piece of reply!.body as AsyncIterable<Uint8Array>) pieces.push(piece)
    const zip = Buffer.concat(pieces)
    expect(Object.keys(unzipSync(zip)).toSorted()).toEqual(await studio.paths(project))

    const upload = await uploaded(tools.desk, zip)
    const { id } = await studio.ask(studioProjects.importProject, { name: 'Again', upload })
    expect(await studio.paths(id)).toEqual(await studio.paths(project))
    expect(await studio.text(id, 'README.md')).toBe(await studio.text(project, 'README.md'))
  } finally {
    await tools.close()
  }
})

test('a folder around everything is taken off, and installed packages are left out', () => {
  const files = unpacked({
    'app-main/src/a.ts': text,
    'app-main/node_modules/x/index.js': text,
    'app-main/.git/config': text,
    '__MACOSX/app-main/._a': text,
  })
  expect([...files.keys()]).toEqual(['src/a.ts'])
  expect([...unpacked({ 'src/a.ts': text, 'b.ts': text }).keys()].toSorted()).toEqual([
    'b.ts',
    'src/a.ts',
  ])
})

test('a ZIP goes into a folder as one commit, or not at all', async () => {
  const tools = await testTools()
  try {
    const studio = testStudio(tools)
    const project = await studio.create()
    const before = await studio.paths(project)
    const put = async (files: Zippable, folder?: string) =>
      studio.ask(studioFiles.importFiles, {
        ...{ project, base: await studio.commit(project) },
        upload: await uploaded(tools.desk, zipSync(files)),
        ...(folder !== undefined && { folder }),
      })
    await put({ 'app/🚀.txt': text, 'app/src/a.ts': text }, 'docs')
    expect(await studio.paths(project)).toEqual(
      [...before, 'docs/src/a.ts', 'docs/🚀.txt'].toSorted(),
    )
    const head = await studio.commit(project)
    for (const [files, words] of [
      [{ 'readme.md': text, b: text }, 'differ only by case'],
      [{ A: text, a: text }, 'differ only by case'],
      [{ 'src/../b': text, c: text }, '".." is not a name'],
      [{ src: text, c: text }, 'a file and a folder at once'],
    ] as [Zippable, string][])
      await expect(put(files)).rejects.toThrow(words)
    expect(await studio.commit(project)).toBe(head)
    const { lines, isCutShort } = await studio.ask(studioFiles.searchFiles, {
      ...{ project, search: 'TEXT' },
    })
    expect(isCutShort).toBe(false)
    expect(lines).toContainEqual({ path: 'docs/src/a.ts', line: 1, column: 1, text: 'text' })
  } finally {
    await tools.close()
  }
})

test('a name that is twice in a ZIP is refused', () => {
  const zip = zipSync({ aa: text, ab: text })
  for (const at of placesOf(Buffer.from(zip), Buffer.from('ab'))) zip[at + 1] = 0x61
  expect(() => unpackProject({ bytes: zip })).toThrow('twice')
})

function placesOf(bytes: Buffer, wanted: Buffer): number[] {
  const places: number[] = []
  for (let at = bytes.indexOf(wanted); at >= 0; at = bytes.indexOf(wanted, at + 1)) places.push(at)
  return places
}

const LINK = 0o120777 * 0x10000

test.each([
  [{ 'a/link': [text, { os: 3, attrs: LINK }] }, '“a/link” is a symbolic link'],
  [{ '../a': text, b: text }, '".." is not a name'],
  [{ 'a/.': text, b: text }, '"." is not a name'],
  [{ 'nul.txt': text, b: text }, 'Windows reserves the name'],
  [{}, 'Choose a ZIP file'],
  [{ big: [new Uint8Array(50_000_001), { level: 1 }] }, 'unpacks to more than 50 MB'],
  [Object.fromEntries(Array.from({ length: 2001 }, (_, nth) => [`${nth}`, text])), '2,000 files'],
] as [Zippable, string][])(
  'a ZIP that cannot be a project is refused in words (%#)',
  (files, words) => {
    expect(() => unpacked(files)).toThrow(words)
  },
)

test('a ZIP that states a smaller size than it has unpacks to no more than that', () => {
  const zip = zipSync({ bomb: new Uint8Array(2_000_000), b: text })
  // The uncompressed size is at byte 24 of a directory entry.
  const at = Buffer.from(zip).indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]))
  new DataView(zip.buffer, zip.byteOffset).setUint32(at + 24, 10, true)
  expect(unpackProject({ bytes: zip }).get('bomb')!.byteLength).toBeLessThanOrEqual(10)
})

async function uploaded(desk: Desk, content: Uint8Array): Promise<string> {
  const { id } = await serverUploads(desk).beginUpload({
    ...{ kind: projectFile.id, name: 'project.zip', bytes: content.length },
  })
  await uploadRoute().answer(desk, {
    ...askedFor(desk.readerId, { id }),
    method: 'PATCH',
    headers: { 'upload-offset': '0' },
    body: { json: undefined, bytes: new Uint8Array(), stream: oneOf(content) },
  })
  return id
}

async function* oneOf(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content
}
