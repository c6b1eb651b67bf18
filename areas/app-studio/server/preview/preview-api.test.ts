import { afterAll, beforeAll, expect, test } from 'vitest'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { studioPreview } from '../../contracts/preview.ts'
import { SHOWING } from '../../limits.ts'
import { testStudio, writeText } from '../test-studio.ts'
import { studioProjects } from '../../contracts/projects.ts'
import { findPreview } from './find-preview.ts'
import { previewsOf } from './previews.ts'
import { noteShown } from './shown-previews.ts'
import { openWorkshop, workshopOf } from '../workshop.ts'

// The tests share a database and a build process, but each has a project of its own.
let tools: TestTools
let studio: ReturnType<typeof testStudio>
beforeAll(async () => {
  tools = await testTools()
  studio = testStudio(tools)
})
afterAll(async () => {
  await workshopOf(tools).builder.close()
  await tools.close()
})

const show = (project: string) => studio.ask(studioPreview.showProject, { project })
const pageOf = (address: string | null) => {
  const preview = previewsOf(tools).find(address!.split('/')[2]!)
  return Buffer.from(preview!.files.get('index.html')!.content).toString()
}

test('a project is built once, however often and by how many it is asked for', async () => {
  const project = await studio.create()
  const [one, other] = await Promise.all([show(project), show(project)])
  expect(one).toEqual(other)
  expect(await show(project)).toEqual(one)
  expect(one).toMatchObject({ commit: await studio.commit(project), errors: [] })
})

test('a save is shown at the same address, and new styles are named', async () => {
  const project = await studio.create()
  const page = '<!doctype html><title>A</title><link rel="stylesheet" href="a.css"><p>One</p>'
  await studio.save(project, [writeText('index.html', page), writeText('a.css', 'p{color:red}')])
  const first = await show(project)
  await studio.save(project, [writeText('a.css', 'p{color:blue}')])
  const second = await show(project)
  expect(second.address).toBe(first.address)
  expect(second.styles?.since).toBe(first.version)
  await studio.save(project, [writeText('index.html', page.replace('One', 'Two'))])
  const third = await show(project)
  expect(third.styles).toBeNull()
  expect(pageOf(third.address)).toContain('Two')
})

test('a preview is built again by a process that does not have it, and ends with its project', async () => {
  const project = await studio.create()
  const page = (text: string) => [writeText('index.html', `<!doctype html><title>A</title>${text}`)]
  await studio.save(project, page('One'))
  const first = await show(project)
  const name = first.address!.split('/')[2]!
  const at = (path: string) => findPreview(tools, name, path)

  previewsOf(tools).end(name)
  expect((await at(''))?.version).toBe(first.version)
  // A later commit is shown by another process.
  await studio.save(project, page('Two'), 'Two')
  await noteShown(tools.desk, project, (await studio.commit(project))!)
  expect(
    Buffer.from((await at('index.html'))!.files.get('index.html')!.content).toString(),
  ).toContain('Two')

  // If a commit cannot be built, the one before stays visible, also in a new process.
  await studio.save(
    project,
    [writeText('a.ts', 'const ='), ...page('<script type="module" src="a.ts"></script>')],
    'Break',
  )
  previewsOf(tools).end(name)
  const broken = await show(project)
  expect(broken.errors).toHaveLength(1)
  expect(broken).toMatchObject({ address: first.address, version: (await at(''))!.version })

  await studio.ask(studioProjects.deleteProject, { id: project })
  expect(await at('')).toBeNull()
  expect(await findPreview(tools, 'a'.repeat(26), '')).toBeNull()
})

test('an error has its place, and the last good build stays on show', async () => {
  const project = await studio.create()
  const { address } = await show(project)
  const page = '<!doctype html><title>A</title><script type="module" src="src/a.ts"></script>'
  await studio.save(project, [
    writeText('index.html', page),
    writeText('src/a.ts', 'const one = 1\nconst = 2'),
  ])
  const broken = await show(project)
  expect(broken.address).toBe(address)
  expect(broken.errors[0]).toMatchObject({ file: 'src/a.ts', line: 2 })
})

test('the tests of a project are run', async () => {
  const project = await studio.create()
  const broken =
    "import test from 'node:test'\ntest('breaks', () => { throw new Error('2 is not 3') })"
  await studio.save(project, [writeText('src/broken.test.ts', broken)])
  const { tests } = await studio.ask(studioPreview.runTests, { project })
  const file = 'src/broken.test.ts'
  expect(tests).toContainEqual({
    ...{ file, name: 'breaks', error: '2 is not 3', at: { file, line: 2 } },
  })
})

test('one reader has one build at a time, and a few that wait', async () => {
  const workshop = openWorkshop(workshopOf(tools).builder)
  const ends: (() => void)[] = []
  const work = () => new Promise<void>((resolve) => void ends.push(resolve))
  const asked = Array.from({ length: SHOWING.waiting }, () => workshop.inTurn('ada', work))
  await expect(workshop.inTurn('ada', work)).rejects.toThrow('Other builds are running')
  await Promise.resolve()
  expect(ends).toHaveLength(1)
  for (const each of asked) {
    await expect.poll(() => ends.length).toBeGreaterThan(0)
    ends.shift()!()
    await each
  }
  const again = workshop.inTurn('ada', async () => 'done')
  expect(await again).toBe('done')
})
