import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isWrite } from './tool.ts'
import { tools } from './tools.ts'

const words = readFileSync('docs/mcp.md', 'utf8')

test('every tool is in the table of docs/mcp.md with the scope that it takes, and no other', () => {
  const rows = [...words.matchAll(/^\| (`[a-z_`, ]+`) \| .* \| (read|write) \|$/gm)]
  const told = rows.flatMap(([, names = '', scope]) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, name]) => `${name} ${scope}`),
  )
  const there = tools.map((tool) => `${tool.name} ${isWrite(tool) ? 'write' : 'read'}`)
  expect(told.toSorted()).toEqual(there.toSorted())
})

test('docs/mcp.md announces nothing that is there already', () => {
  expect(words).not.toMatch(/when the live hub has/)
})
