import { appendFile, link, mkdir, readdir, symlink, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { uploads } from '#platform/files/contracts/uploads.ts'
import { arrivingFolder } from '#platform/files/server/store-file.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { deliveries } from '../../../contracts/deliveries.ts'
import { triggers } from '../../../contracts/triggers.ts'
import { workflows } from '../../../contracts/workflows.ts'
import { DROP } from '../../../limits.ts'
import { steps, testAutomation } from '../../test-automation.ts'
import { lookIntoFolders } from './watch-folders.ts'

let tools: TestTools
let hub: ReturnType<typeof testAutomation>
beforeAll(async () => {
  tools = await testTools()
  hub = testAutomation(tools)
})
afterAll(() => tools.close())

let id: string
let folder: string
beforeEach(async () => {
  const saved = await hub.ask(triggers.saveTrigger, { name: 'Papers', draft: { kind: 'file' } })
  id = saved.id
  const workflow = await hub.build([steps.note('note', 'A file')])
  await hub.ask(workflows.saveDraft, { id: workflow, revision: 2, triggerId: id })
  await hub.switchOn(workflow)
  folder = join(tools.dataFolder, 'drop', id)
  await mkdir(folder, { recursive: true })
})

const listed = () => hub.ask(deliveries.listDeliveries, { id })
const file = async () =>
  ((await hub.ask(triggers.getTrigger, { id })).example as { file: object }).file
const put = (name: string, content: string | Uint8Array) => writeFile(join(folder, name), content)
const look = async (times = 2) => {
  let seen = new Map<string, string>()
  for (let nth = 0; nth < times; nth++) seen = await lookIntoFolders(tools, seen)
  return seen
}

describe('A file in the folder of a trigger', () => {
  test('begins one run with its text, and lies beside then', async () => {
    await put('tides.txt', 'High water at six.')
    await look(4)
    expect(await listed()).toMatchObject([{ state: 'started', times: 1, runs: [{}] }])
    expect(await file()).toEqual({
      ...{ name: 'tides.txt', bytes: 18, type: 'text/plain' },
      ...{ text: 'High water at six.', problem: null },
    })
    expect(await readdir(folder)).toEqual(['taken'])
    expect(await readdir(join(folder, 'taken'))).toEqual([expect.stringContaining('tides.txt')])
  })

  test('is waited for while it is written', async () => {
    await put('log.txt', 'One')
    const seen = await lookIntoFolders(tools, new Map())
    await appendFile(join(folder, 'log.txt'), ', two')
    const again = await lookIntoFolders(tools, seen)
    expect(await listed()).toEqual([])
    await lookIntoFolders(tools, again)
    expect(await file()).toMatchObject({ text: 'One, two' })
    await put('half.part', 'x')
    await put('.hidden', 'x')
    await look()
    expect(await listed()).toHaveLength(1)
  })

  test('is not opened where it is a link, and not read where it is too large', async () => {
    await writeFile(join(tools.dataFolder, 'key'), 'secret')
    await symlink(join(tools.dataFolder, 'key'), join(folder, 'link.txt'))
    await link(join(tools.dataFolder, 'key'), join(folder, 'hard.txt'))
    await put('large.bin', '')
    await truncate(join(folder, 'large.bin'), DROP.bytes + 1)
    await look(3)
    const came = await listed()
    expect(came.map(({ state, times }) => [state, times])).toEqual([
      ['refused', 1],
      ['refused', 1],
      ['refused', 1],
    ])
    expect(JSON.stringify(came)).not.toContain('secret')
  })

  test('is left where it lies while the trigger is off, and where the folder is a link', async () => {
    await put('a.txt', 'A')
    await hub.ask(triggers.setActive, { id, active: false })
    await look()
    expect(await listed()).toEqual([])
    expect(await readdir(folder)).toEqual(['a.txt'])
    const other = await hub.ask(triggers.saveTrigger, {
      name: 'Led astray',
      draft: { kind: 'file' },
    })
    await symlink(folder, join(tools.dataFolder, 'drop', other.id))
    await look()
    expect(await hub.ask(deliveries.listDeliveries, { id: other.id })).toEqual([])
  })

  test.each([
    [
      'bytes that are no document',
      new Uint8Array([0, 1, 2, 0xff]),
      'application/octet-stream',
      null,
    ],
    ['a PDF that is cut', '%PDF-1.7 x', 'application/pdf', expect.stringContaining('damaged')],
    ['nothing', '', 'text/plain', null],
  ])('has no text where it is %s', async (_, content, type, problem) => {
    await put('__proto__', content)
    await look()
    expect(await file()).toMatchObject({ name: '__proto__', type, text: null, problem })
  })
})

describe('A file that is dropped on the page', () => {
  test('is taken whole or not at all, and only by a trigger of files that is on', async () => {
    const begin = () =>
      hub.ask(uploads.beginUpload, { kind: 'automation/file', name: 'tides.txt', bytes: 4 })
    const upload = (await begin()).id
    const drop = () => hub.ask(deliveries.dropFile, { id, name: '../../tides.txt', upload })
    await expect(drop()).rejects.toThrow('has not arrived whole')
    await writeFile(join(arrivingFolder(tools), upload), 'Ebb.')
    const other = await hub.ask(triggers.saveTrigger, {
      name: 'By hand',
      draft: { kind: 'manual' },
    })
    await expect(hub.ask(deliveries.dropFile, { id: other.id, name: 'a', upload })).rejects.toThrow(
      'takes no files',
    )
    await expect(
      hub.ask(uploads.beginUpload, { kind: 'automation/file', name: 'a', bytes: DROP.bytes + 1 }),
    ).rejects.toThrow('Split it')
    expect(await drop()).toEqual({ runs: 1 })
    expect(await file()).toMatchObject({ text: 'Ebb.', name: expect.not.stringContaining('/') })
    await expect(drop()).rejects.toThrow('not there any more')
    const later = (await begin()).id
    await writeFile(join(arrivingFolder(tools), later), 'Ebb.')
    await hub.ask(triggers.setActive, { id, active: false })
    await expect(
      hub.ask(deliveries.dropFile, { id, name: 'tides.txt', upload: later }),
    ).rejects.toThrow('switched off')
  })
})
