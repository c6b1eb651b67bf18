import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { seed, shareOf } from '#core/testing/test-share.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { changeFiles, type FileChange } from './change-files.ts'
import { compareFiles } from './compare-files.ts'
import { testProject, write } from './test-project.ts'

// The tests share a database, but each has a project of its own.
let tools: TestTools
beforeAll(async () => {
  tools = await testTools()
})
afterAll(() => tools.close())

const countObjects = () =>
  tools.db.one(
    z.object({ count: z.int(), bytes: z.int() }),
    sql`select count(*)::int as count, coalesce(sum(length(body)), 0)::int as bytes from app_studio_objects`,
  )

test('writers at once lose nothing: each other file is saved, and of one file the first text', async () => {
  const project = await testProject(tools)
  await project.save([write('shared', 'before')])
  const base = await project.head()
  const names = ['a', 'b', 'c', 'd', 'e', 'f']
  const saved = await Promise.all(
    names.map((name) => project.save([write(name, name)], { base, hand: name })),
  )
  expect(saved.map(({ is }) => is)).toEqual(names.map(() => 'saved'))
  const raced = await Promise.all(
    names.map((name) => project.save([write('shared', name)], { base, hand: name })),
  )
  expect(raced.filter(({ is }) => is === 'saved')).toHaveLength(1)
  const winner = names[raced.findIndex(({ is }) => is === 'saved')]!
  const texts = names.map((name) => [name, name])
  expect(await project.texts()).toEqual(Object.fromEntries([...texts, ['shared', winner]]))
})

test('a save that ends before its branch has moved leaves nothing behind', async () => {
  const project = await testProject(tools)
  await project.save([write('a', 'kept')])
  const before = { head: await project.head(), objects: await countObjects() }
  await tools.db.run(sql`
    create function server_dies() returns trigger language plpgsql as $$
    begin raise exception 'The server died'; end $$`)
  await tools.db.run(sql`
    create trigger dies before update on app_studio_refs for each row execute function server_dies()`)
  await expect(project.save([write('a', 'lost'), write('b', 'lost')])).rejects.toThrow('died')
  await tools.db.run(sql`drop trigger dies on app_studio_refs`)
  expect({ head: await project.head(), objects: await countObjects() }).toEqual(before)
  expect(await project.texts()).toEqual({ a: 'kept' })
})

const path = fc
  .tuple(fc.constantFrom('', 'x/', 'x/y/', 'z/'), fc.constantFrom('1', '2', '3'))
  .map(([folder, name]) => folder + name)
const change: fc.Arbitrary<FileChange> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(path, fc.string({ maxLength: 20 }))
      .map(([path, text]) => write(path, text)),
  },
  fc.record({
    do: fc.constant('delete' as const),
    path: fc.oneof(path, fc.constantFrom('x', 'x/y')),
  }),
  fc.record({ do: fc.constant('move' as const), path: fc.oneof(path, fc.constant('x')), to: path }),
)
const saves = fc.array(fc.array(change, { minLength: 1, maxLength: 4 }), { maxLength: 6 })

/** Applies changes to texts in memory; null if a change cannot be made. */
function modelled(texts: Record<string, string>, changes: readonly FileChange[]) {
  const files = new Map(
    Object.entries(texts).map(([path, text]) => [path, { id: text, isExecutable: false }]),
  )
  try {
    const contents = new Map<string, string>()
    const changed = changeFiles(files, changes)
    for (const { id, body } of changed.blobs) contents.set(id, Buffer.from(body).toString())
    return Object.fromEntries(
      [...changed.files].map(([path, { id }]) => [path, contents.get(id) ?? id]),
    )
  } catch {
    return null
  }
}

test('every commit keeps the files that were saved, whatever is saved later', async () => {
  await fc.assert(
    fc.asyncProperty(saves, async (all) => {
      const project = await testProject(tools)
      const kept = new Map<string, Record<string, string>>()
      let now: Record<string, string> = {}
      for (const [nth, changes] of all.entries()) {
        const next = modelled(now, changes)
        const saving = project.save(changes, { message: `Save ${nth}` })
        if (next === null) await expect(saving).rejects.toThrow()
        else {
          now = next
          kept.set((await saving).commit, now)
        }
      }
      for (const [commit, texts] of kept) expect(await project.texts(commit)).toEqual(texts)
    }),
    { numRuns: shareOf(40), seed },
  )
})

test('a comparison tells all that changed, and each path once', () => {
  fc.assert(
    fc.property(
      fc.array(change, { maxLength: 8 }),
      fc.array(change, { maxLength: 8 }),
      (one, other) => {
        const [before, after] = [one, other].map((changes) => {
          let files = changeFiles(new Map(), []).files
          for (const each of changes)
            try {
              files = changeFiles(files, [each]).files
            } catch {
              // A change that cannot be made is skipped.
            }
          return files
        })
        const made = new Map(before)
        const differences = compareFiles(before!, after!)
        for (const { path, from, is } of differences) {
          if (is === 'deleted') made.delete(path)
          else made.set(path, after!.get(path)!)
          if (from !== null) made.delete(from)
        }
        expect(new Set(differences.map(({ path }) => path)).size).toBe(differences.length)
        expect(made).toEqual(after)
      },
    ),
    { numRuns: shareOf(200), seed },
  )
})
