import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Problem } from '#core/problem.ts'
import { readWorkflowFile, writeWorkflowFile } from '../files/workflow-file.ts'
import { importN8n } from './import-n8n.ts'

/** Workflows that people published; they are not part of this repository. */
const FOLDER = '../shared/corpora/automation/n8n-templates'
const isHere = existsSync(FOLDER)
const files = isHere ? readdirSync(FOLDER) : []
const read = (name: string) => readFileSync(`${FOLDER}/${name}`, 'utf8')

/** The message if the import refuses a file. Any other error is a bug and is thrown again. */
function refusalOf(content: string): string {
  try {
    importN8n(content)
    return ''
  } catch (error) {
    if (error instanceof Problem) return error.message
    throw error
  }
}

test.skipIf(!isHere)(
  'published workflows of n8n come in with every node named, and export the same',
  () => {
    let imported = 0
    for (const name of files) {
      const content = read(name)
      if (refusalOf(content) !== '') continue
      imported++
      const { workflows, report } = importN8n(content)
      const { nodes, notes, carried, marked } = report
      expect(carried + marked.length + notes, name).toBe(nodes)
      expect(
        marked.every(({ node, reasons }) => node !== '' && reasons.every(Boolean)),
        name,
      ).toBe(true)
      for (const workflow of workflows) {
        const written = writeWorkflowFile(workflow)
        expect(writeWorkflowFile(readWorkflowFile(written)), name).toBe(written)
      }
    }
    expect(imported).toBeGreaterThan(files.length * 0.9)
  },
)

test.skipIf(!isHere)('published workflows that are cut in half are refused in words', () => {
  const refusals = files.map((name) => {
    const content = read(name)
    return refusalOf(content.slice(0, Math.floor(content.length / 2)))
  })
  expect(refusals.filter((words) => !/^The file is (cut off|not JSON)/.test(words))).toEqual([])
})
