import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FileNode } from './contracts/workspace.ts'
import {
  foldersAbove,
  initiallyOpenFolders,
  nodeAt,
  toggleFolder,
  visibleLines,
} from './file-tree.ts'

const folder = (id: string, children: FileNode[] = []): FileNode => ({
  id,
  name: id,
  type: 'folder',
  path: id,
  children,
})

const tree = [folder('1', [folder('2', [folder('9')]), folder('4', [folder('5')])]), folder('3')]
const shown = (open: ReadonlySet<string>) => visibleLines(tree, open).map(({ node }) => node.id)

test('[STUDIO-106] the folders 1, 2 and 3 are open at first', () => {
  expect([...initiallyOpenFolders]).toEqual(['1', '2', '3'])
  expect(shown(initiallyOpenFolders)).toEqual(['1', '2', '9', '4', '3'])
})

test('[STUDIO-105] a folder that is closed hides everything below it', () => {
  expect(shown(toggleFolder(initiallyOpenFolders, '1'))).toEqual(['1', '3'])
  expect(shown(toggleFolder(initiallyOpenFolders, '4'))).toEqual(['1', '2', '9', '4', '5', '3'])
})

test('a line knows its level, its place and its parent', () => {
  expect(visibleLines(tree, initiallyOpenFolders)[3]).toMatchObject({
    level: 2,
    position: 2,
    siblingCount: 2,
    parentId: '1',
  })
})

test('[STUDIO-105] opening and closing a folder leaves everything as it was', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string()), fc.string(), (ids, id) => {
      const open = new Set(ids)
      expect(new Set(toggleFolder(toggleFolder(open, id), id))).toEqual(open)
    }),
  )
})

test('a file is found by its path, with the folders to open above it', () => {
  expect(nodeAt(tree, '1/4/5')?.id).toBe('5')
  expect(nodeAt(tree, '1')?.id).toBe('1')
  expect(foldersAbove(tree, '1/4/5')).toEqual(['1', '4'])
  expect(foldersAbove(tree, '1')).toEqual([])
})

test('a path that leads nowhere finds nothing, and opens the folders that are there', () => {
  for (const path of ['', '4', '1/5', '1/4/5/6', '/1', '1/'])
    expect(nodeAt(tree, path), path).toBeNull()
  expect(foldersAbove(tree, '1/9/5')).toEqual(['1'])
  expect(foldersAbove(tree, '')).toEqual([])
})
