import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourceFolders } from '../../run/prepare.mjs'
import { readAssignments, readCommand, readContainerfile, readCopy } from './containerfile.ts'

const atTop = (name: string) => readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8')

test('our Containerfile copies every folder that the build is made from, and nothing keeps it from doing so', () => {
  const [build] = readContainerfile(atTop('Containerfile'))
  const copied = build!.steps
    .filter(({ instruction }) => instruction === 'COPY')
    .flatMap(({ text }) => readCopy(text).sources)
  expect(copied).toEqual(expect.arrayContaining(sourceFolders))
  expect(atTop('.dockerignore').split('\n')).toEqual(
    expect.arrayContaining(copied.map((name) => `!${name}`)),
  )
})

test('our Containerfile is understood, and its last stage runs as a user without rights', () => {
  const stages = readContainerfile(atTop('Containerfile'))
  expect(stages.map(({ name }) => name)).toEqual(['build', null])
  const last = (wanted: string) =>
    stages[1]!.steps.findLast(({ instruction }) => instruction === wanted)?.text
  expect(last('USER')).toMatch(/^[1-9]\d*:[1-9]\d*$/)
  expect(last('VOLUME')).toBe('["/data"]')
  expect(readAssignments(last('ENV')!)).toMatchObject({ HOST: '0.0.0.0', SYNTHWIRE_DATA: '/data' })
  expect(readCommand(last('HEALTHCHECK')!)[0]).toBe('node')
})

test('continued lines are one step, and comments are none', () => {
  const [stage] = readContainerfile('FROM debian AS base\n# why\nRUN one \\\n  && two\n')
  expect(stage).toEqual({
    name: 'base',
    from: 'debian',
    steps: [{ instruction: 'RUN', text: 'one && two' }],
  })
})

test('what is not understood is refused instead of passed over', () => {
  expect(() => readContainerfile('FROM debian\nADD archive.tar /')).toThrow('ADD archive.tar')
  expect(() => readContainerfile('RUN true')).toThrow('RUN true')
  expect(() => readCopy('--chmod=755 a b')).toThrow('--chmod=755')
  expect(() => readAssignments('A="b c"')).toThrow('A="b c"')
  expect(() => readCommand('node main.js')).toThrow('node main.js')
})

test('a copy names a stage or the checkout', () => {
  expect(readCopy('a b ./')).toEqual({ from: null, sources: ['a', 'b'], target: './' })
  expect(readCopy('--from=build /a /b')).toEqual({ from: 'build', sources: ['/a'], target: '/b' })
})
