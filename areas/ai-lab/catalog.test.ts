import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findModels } from './catalog.ts'
import { modelTasks } from './contract.ts'
import { sampleModels } from './demo/models.ts'

const namesOf = (found: { name: string }[]) => found.map(({ name }) => name)

test('[LAB-016, LAB-017, LAB-018, LAB-048] search and task narrow the catalogue together', () => {
  const [first] = sampleModels
  const byName = findModels(sampleModels, { search: first!.name.toUpperCase(), task: null })
  expect(namesOf(byName)).toEqual([first!.name])
  const byAuthor = findModels(sampleModels, { search: first!.author.toLowerCase(), task: null })
  expect(byAuthor.length).toBeGreaterThan(0)
  for (const each of byAuthor) expect(each.author).toBe(first!.author)
  for (const task of modelTasks) {
    const both = findModels(byAuthor, { search: first!.author, task })
    expect(both).toEqual(byAuthor.filter((each) => each.task === task))
  }
})

test('whatever is searched for, what is found holds it, and nothing else was left out', () => {
  const anyTask = fc.option(fc.constantFrom(...modelTasks))
  fc.assert(
    fc.property(fc.string({ maxLength: 4 }), anyTask, (search, task) => {
      const found = new Set(findModels(sampleModels, { search, task }))
      for (const model of sampleModels) {
        const holdsIt = `${model.name}\n${model.author}`
          .toLowerCase()
          .includes(search.trim().toLowerCase())
        expect(found.has(model)).toBe(holdsIt && (task === null || model.task === task))
      }
    }),
  )
})
