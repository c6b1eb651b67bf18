import { describe, expect, test } from 'vitest'
import { GIT } from '../../../limits.ts'
import { idOf } from '../../repository/objects.ts'
import { MODE, writeTreeLines } from '../../repository/tree.ts'
import { readPack } from './read-pack.ts'
import { copyDelta, packOf, type TestEntry } from './test-packs.ts'

const blob = (text: string): TestEntry => ({ kind: 'blob', body: Buffer.from(text) })
const read = (pack: Uint8Array) => readPack({ pack })
const bytesOf = (pack: Uint8Array) => read(pack).objects.map(({ bytes }) => bytes)

test('deltas are joined to their bases, before or behind them, by place and by id', () => {
  const base = 'harbour '.repeat(100)
  const id = idOf('blob', Buffer.from(base))
  const delta = copyDelta(800, 400, 3)
  expect(bytesOf(packOf([{ base: id, delta }, blob(base)])).toSorted((a, b) => a - b)).toEqual([
    800, 1200,
  ])
  expect(bytesOf(packOf([blob(base), { base: 0, delta }])).toSorted((a, b) => a - b)).toEqual([
    800, 1200,
  ])
})

test('a pack says which objects it leads to', () => {
  const there = 'a'.repeat(40)
  const body = writeTreeLines([{ mode: MODE.file, name: 'a', id: there }])
  expect(read(packOf([{ kind: 'tree', body }])).wanted).toEqual({
    commit: [],
    tree: [],
    blob: [there],
  })
})

describe('A pack that is refused:', () => {
  const damaged = 'The pack is damaged'
  const good = packOf([blob('a'), blob('b')])
  const id = idOf('blob', Buffer.from('a'))
  const tree = (mode: string, name: string): TestEntry => ({
    kind: 'tree',
    body: writeTreeLines([{ mode, name, id }]),
  })
  const mebibyte = 0xffff * 16

  test.each<[string, () => Uint8Array, string]>([
    ['nothing', () => new Uint8Array(), damaged],
    ['one that breaks off', () => good.subarray(0, -1), damaged],
    ['one with another byte', () => good.with(15, good[15]! ^ 1), damaged],
    ['one that lacks an object', () => packOf([blob('a')], 2), damaged],
    ['one with an object too many', () => packOf([blob('a'), blob('b')], 1), damaged],
    ['too many objects', () => packOf([], GIT.packObjects + 1), '20,000 objects at most'],
    [
      'an object of another size than it says',
      () => packOf([{ kind: 'blob', body: Buffer.from('abc'), statedBytes: 2 }]),
      damaged,
    ],
    [
      'a large object that says it is small',
      () => packOf([{ kind: 'blob', body: new Uint8Array(4_000_000), statedBytes: 10 }]),
      damaged,
    ],
    [
      'a file that is too large',
      () => packOf([{ kind: 'blob', body: new Uint8Array(GIT.objectBytes + 1) }]),
      'larger than 5 MB',
    ],
    [
      'a delta that makes a file that is too large',
      () =>
        packOf([
          { kind: 'blob', body: new Uint8Array(0xffff) },
          { base: 0, delta: copyDelta(0xffff, 0xffff, 100) },
        ]),
      'larger than 5 MB',
    ],
    ['a delta on nothing', () => packOf([{ base: id, delta: copyDelta(1, 1, 1) }]), damaged],
    [
      'a delta on another base',
      () => packOf([blob('a'), { base: 0, delta: copyDelta(2, 1, 1) }]),
      damaged,
    ],
    [
      'a delta that copies what is not there',
      () => packOf([blob('a'), { base: 0, delta: copyDelta(1, 2, 1) }]),
      damaged,
    ],
    [
      'a delta on itself',
      () => packOf([blob('a'), { base: 1, delta: copyDelta(1, 1, 1) }]),
      damaged,
    ],
    [
      'small deltas that make more than is taken',
      () => {
        const base = { kind: 'blob' as const, body: new Uint8Array(0xffff) }
        const delta = copyDelta(0xffff, 0xffff, 16)
        const most = Math.ceil(GIT.unpackedBytes / mebibyte) + 1
        return packOf([base, ...Array.from({ length: most }, () => ({ base: 0, delta }))])
      },
      'can unpack to 200 MB at most',
    ],
    [
      'deltas on deltas without end',
      () => {
        const chain = Array.from({ length: GIT.deltaDepth + 1 }, (_, nth) => ({
          base: nth,
          delta: copyDelta(nth + 1, 1, nth + 2),
        }))
        return packOf([blob('a'), ...chain])
      },
      damaged,
    ],
    ['a symbolic link', () => packOf([tree(MODE.link, 'link')]), '“link” is a symbolic link'],
    ['a submodule', () => packOf([tree(MODE.module, 'sub')]), '“sub” is a submodule'],
    ['git’s own folder', () => packOf([tree(MODE.folder, '.git')]), 'belongs to git itself'],
    ['a way out', () => packOf([tree(MODE.file, '..')]), '".." is not a name'],
    ['a file of another mode', () => packOf([tree('100777', 'a')]), damaged],
    [
      'a folder that is not in order',
      () => {
        const lines = [writeTreeLines([{ mode: MODE.file, name: 'b', id }])]
        lines.push(writeTreeLines([{ mode: MODE.file, name: 'a', id }]))
        return packOf([{ kind: 'tree', body: Buffer.concat(lines) }])
      },
      damaged,
    ],
    ['a commit of a file', () => packOf([blob('a'), commit(`tree ${id}\n`)]), damaged],
    ['a commit without an author', () => packOf([commit(`tree ${id}\n\nx`)]), 'is damaged'],
    ['a tag of a file', () => packOf([tag('blob')]), 'A tag has to name a commit'],
  ])('%s', (_, make, words) => {
    const pack = make()
    const startedAt = process.cpuUsage()
    expect(() => read(pack)).toThrow(words)
    const { user } = process.cpuUsage(startedAt)
    expect(user).toBeLessThan(5_000_000)
  })

  function commit(head: string): TestEntry {
    const person = 'Mira <m@example.org> 1 +0000'
    const rest = head.endsWith('\n') ? `author ${person}\ncommitter ${person}\n\nx\n` : ''
    return { kind: 'commit', body: Buffer.from(head + rest) }
  }
  function tag(type: string): TestEntry {
    return { kind: 'tag', body: Buffer.from(`object ${id}\ntype ${type}\ntag v1\n\nx\n`) }
  }
})
