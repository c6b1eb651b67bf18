import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { expectOutput, withRoom } from './output-file.ts'

const folder = await mkdtemp(join(tmpdir(), 'output-'))

test.each([
  ['audio', 'a.mp3'],
  ['video', 'a.mp4'],
  ['text', 'a.DOCX'],
] as const)('%s goes into %s', async (type, name) => {
  await expectOutput(type, join(folder, name))
})

test.each([
  ['audio', join(folder, 'a.mp4'), 'The file of audio ends in .mp3.'],
  ['video', join(folder, 'a'), 'The file of a video ends in .mp4 or .webm.'],
  ['text', join(folder, 'a.pdf'), 'ends in .md, .html, or .docx.'],
  ['audio', '/nowhere/at/all/a.mp3', 'Nothing can be written to the folder “/nowhere/at/all”.'],
] as const)('%s to %s is refused before anything is made', async (type, out, words) => {
  await expect(expectOutput(type, out)).rejects.toThrow(words)
})

test('a full disk is told in words, and other failures are not', async () => {
  const fail = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }))
  await expect(withRoom(fail('ENOSPC'))).rejects.toThrow('The disk is full: nothing was written.')
  await expect(withRoom(fail('EIO'))).rejects.toThrow('EIO')
})
