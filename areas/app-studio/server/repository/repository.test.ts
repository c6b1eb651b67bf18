import { afterEach, beforeEach, expect, test } from 'vitest'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { keepCommit } from './refs.ts'
import { readObjects } from './store-objects.ts'
import { readCommit } from './commit.ts'
import { readTree } from './read-tree.ts'
import { testProject, write } from './test-project.ts'

let tools: TestTools
let project: Awaited<ReturnType<typeof testProject>>
beforeEach(async () => {
  tools = await testTools()
  project = await testProject(tools)
})
afterEach(() => tools.close())

async function commitOf(id: string | null) {
  return readCommit((await readObjects(project.of, [id!])).get(id!)!.body)
}

test('a save is read again, with the sizes of its files', async () => {
  await project.save([write('src/App.tsx', 'App'), write('README.md', '# Harbour\n')])
  const entries = await readTree(project.of, (await project.head())!)
  expect(entries.map(({ path, bytes }) => [path, bytes])).toEqual([
    ['README.md', 10],
    ['src/App.tsx', 3],
  ])
  expect(await project.texts()).toEqual({ 'README.md': '# Harbour\n', 'src/App.tsx': 'App' })
})

test('files and folders are moved and deleted', async () => {
  await project.save([write('src/a.ts', 'a'), write('src/deep/b.ts', 'b'), write('c.ts', 'c')])
  await project.save([
    { do: 'move', path: 'src', to: 'lib' },
    { do: 'delete', path: 'c.ts' },
  ])
  expect(await project.texts()).toEqual({ 'lib/a.ts': 'a', 'lib/deep/b.ts': 'b' })
})

test('saves of one hand within ten minutes are one commit, which says all that they changed', async () => {
  await project.save([write('a', '1')], { hand: null, message: 'Create' })
  const first = await project.head()
  await project.save([write('b', '1')])
  project.later(9)
  await project.save([write('c', '1')])
  const folded = await commitOf(await project.head())
  expect(folded).toMatchObject({ parents: [first], message: 'Add b, c' })
  project.later(2)
  const before = await project.head()
  await project.save([write('c', '2')])
  expect((await commitOf(await project.head())).parents).toEqual([before])
})

test.each([
  ['another hand', { hand: 'agent' }],
  ['a message of its own', { message: 'Release' }],
])('a save by %s is a commit of its own', async (_, more) => {
  await project.save([write('a', '1')])
  const before = await project.head()
  await project.save([write('a', '2')], more)
  expect((await commitOf(await project.head())).parents).toEqual([before])
})

test('a commit that somebody fetched stays', async () => {
  await project.save([write('a', '1')])
  const fetched = await project.head()
  await keepCommit(project.of, project.projectId)
  await project.save([write('a', '2')])
  expect((await commitOf(await project.head())).parents).toEqual([fetched])
})

test('a save on an older commit keeps files that others changed, and conflicts on the same ones', async () => {
  await project.save([write('a', '1'), write('b', '1')])
  const base = await project.head()
  await project.save([write('a', '2')], { hand: 'other' })
  expect(await project.save([write('b', '2')], { base })).toMatchObject({ is: 'saved' })
  expect(await project.texts()).toEqual({ a: '2', b: '2' })
  expect(await project.save([write('a', '3')], { base })).toMatchObject({
    is: 'conflict',
    paths: ['a'],
  })
  expect(await project.save([write('a', '2')], { base })).toMatchObject({
    is: 'saved',
    isNew: false,
  })
  expect(await project.texts()).toEqual({ a: '2', b: '2' })
})

test('deleting a folder conflicts with a file that somebody else put there', async () => {
  await project.save([write('src/a', '1')])
  const base = await project.head()
  await project.save([write('src/b', '1')], { hand: 'other' })
  expect(await project.save([{ do: 'delete', path: 'src' }], { base })).toMatchObject({
    is: 'conflict',
    paths: ['src/b'],
  })
})

test.each([
  [[write('a/b', '1'), write('a', '1')], 'cannot be a file and a folder at once'],
  [[write('Read.md', '1'), write('read.md', '1')], 'differ only by case or accents'],
  [[write('Src/a', '1'), write('src/b', '1')], 'differ only by case or accents'],
  [[write('caf\u00e9', '1'), write('cafe\u0301', '1')], 'differ only by case or accents'],
  [[write('../a', '1')], '".." is not a name'],
  [[write('a', 'x'.repeat(5_000_001))], 'larger than 5 MB'],
])('a save that no disk could hold is refused as a whole (%#)', async (changes, words) => {
  await expect(project.save([write('good', '1'), ...changes])).rejects.toThrow(words)
  expect(await project.head()).toBeNull()
})
