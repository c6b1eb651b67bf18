import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { appStudio } from '../../contract.ts'
import { studioFiles } from '../../contracts/files.ts'
import { testStudio, writeText } from '../test-studio.ts'

// The tests share a database, but each has a project of its own.
let tools: TestTools
let studio: ReturnType<typeof testStudio>
beforeAll(async () => {
  tools = await testTools()
  studio = testStudio(tools)
})
afterAll(() => tools.close())

const compare = async (project: string, to: string, from?: string) =>
  (await studio.ask(studioFiles.compareCommits, { project, to, ...(from && { from }) })).files

test('a file that is not a text comes back byte for byte', async () => {
  const project = await studio.create()
  const base64 = Buffer.from([0, 255, 10, 13]).toString('base64')
  await studio.save(project, [{ do: 'write', path: 'a.bin', content: { base64 } }])
  expect(await studio.ask(studioFiles.getFile, { project, path: 'a.bin' })).toMatchObject({
    bytes: 4,
    content: { base64 },
  })
})

test('two who change the same file both keep their text', async () => {
  const project = await studio.create()
  await studio.save(project, [writeText('a', 'before'), writeText('b', 'before')])
  const base = (await studio.commit(project))!
  await studio.save(project, [writeText('a', 'theirs')])
  const save = (path: string, text: string) =>
    studio.ask(studioFiles.saveFiles, { project, base, changes: [writeText(path, text)] })
  expect(await save('a', 'mine')).toEqual({
    commit: await studio.commit(project),
    conflicts: [{ path: 'a', base: 'before', saved: 'theirs', yours: 'mine' }],
  })
  expect(await studio.text(project, 'a')).toBe('theirs')
  expect(await save('b', 'mine')).toMatchObject({ conflicts: [] })
  expect([await studio.text(project, 'a'), await studio.text(project, 'b')]).toEqual([
    'theirs',
    'mine',
  ])
})

test('a folder begins with a file, is moved and deleted', async () => {
  const project = await studio.create()
  await studio.save(project, [
    { do: 'add-folder', path: 'docs' },
    { do: 'delete', path: 'src' },
    { do: 'move', path: 'index.html', to: 'docs/index.html' },
  ])
  expect(await studio.paths(project)).toEqual([
    'README.md',
    'docs/.gitkeep',
    'docs/index.html',
    'package.json',
    'public/icon.svg',
  ])
})

test('the history pages, and names who saved what', async () => {
  const project = await studio.create('Long')
  for (let nth = 1; nth <= 51; nth++)
    await studio.save(project, [writeText('n', `${nth}`)], `Save ${nth}`)
  const first = await studio.ask(studioFiles.listHistory, { project })
  const second = await studio.ask(studioFiles.listHistory, { project, cursor: first.next! })
  expect(first.commits).toHaveLength(50)
  expect(first.commits[0]).toMatchObject({ message: 'Save 51', author: 'Reader', parents: 1 })
  expect(second.commits.map(({ message }) => message)).toEqual(['Save 1', 'Create Long'])
  expect(second.next).toBeNull()
})

describe('A comparison', () => {
  test('shows changed lines with those around them', async () => {
    const project = await studio.create()
    const lines = Array.from({ length: 20 }, (_, nth) => `line ${nth + 1}`)
    await studio.save(project, [writeText('a', lines.join('\n'))], 'Before')
    await studio.save(project, [writeText('a', lines.with(9, 'changed').join('\n'))], 'After')
    const [file] = await compare(project, (await studio.commit(project))!)
    expect(file).toMatchObject({ path: 'a', is: 'changed' })
    expect(file!.hunks).toHaveLength(1)
    expect(file!.hunks![0]).toMatchObject({ before: 7, after: 7 })
    expect(file!.hunks![0]!.lines.map(({ is, text }) => `${is} ${text}`)).toEqual([
      ...['same line 7', 'same line 8', 'same line 9', 'deleted line 10', 'added changed'],
      ...['same line 11', 'same line 12', 'same line 13'],
    ])
  })

  test('names what was added, deleted and moved', async () => {
    const project = await studio.create()
    const from = (await studio.commit(project))!
    await studio.save(
      project,
      [
        { do: 'move', path: 'src/greeting.ts', to: 'lib/greeting.ts' },
        { do: 'delete', path: 'README.md' },
        writeText('new.txt', 'a\n'),
      ],
      'Tidy',
    )
    const files = await compare(project, (await studio.commit(project))!, from)
    expect(files.map(({ path, from, is }) => [path, from, is])).toEqual([
      ['README.md', null, 'deleted'],
      ['lib/greeting.ts', 'src/greeting.ts', 'moved'],
      ['new.txt', null, 'added'],
    ])
  })

  test('leaves out lines of files that have nothing in common', async () => {
    const project = await studio.create()
    const text = (word: string) =>
      Array.from({ length: 30_000 }, (_, nth) => `${word} ${nth}`).join('\n')
    await studio.save(project, [writeText('a', text('x'))], 'Before')
    await studio.save(project, [writeText('a', text('y'))], 'After')
    expect(
      await studio.ask(studioFiles.compareCommits, {
        project,
        to: (await studio.commit(project))!,
      }),
    ).toMatchObject({ files: [{ hunks: null }], areLinesLeftOut: true })
  })
})

test('one file or all are put back, as a commit that can be taken back in turn', async () => {
  const project = await studio.create()
  await studio.save(project, [writeText('a', '1'), writeText('b', '1')], 'First')
  const first = (await studio.commit(project))!
  await studio.save(
    project,
    [writeText('a', '2'), writeText('b', '2'), writeText('c', '2')],
    'Second',
  )
  const restore = async (path?: string) =>
    studio.ask(studioFiles.restoreFiles, {
      ...{ project, base: await studio.commit(project), commit: first },
      ...(path !== undefined && { path }),
    })
  await restore('a')
  expect([await studio.text(project, 'a'), await studio.text(project, 'b')]).toEqual(['1', '2'])
  await restore()
  expect([await studio.text(project, 'b'), await studio.paths(project)]).toEqual([
    '1',
    expect.not.arrayContaining(['c']),
  ])
  const { commits } = await studio.ask(studioFiles.listHistory, { project })
  expect(commits[0]!.message).toBe(`Restore all files from ${first.slice(0, 8)}`)
})

test('the workspace shows files with the longest paths', async () => {
  const id = await studio.create('Deep')
  const path = `${Array.from({ length: 4 }, (_, nth) => `${nth}`.repeat(240)).join('/')}/é.txt`
  await studio.save(id, [writeText(path, 'Hello')])
  const { files } = await studio.ask(appStudio.getWorkspace, { projectId: id })
  expect(JSON.stringify(files)).toContain(path)
})
