import fc from 'fast-check'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { cpuClock } from './test-costs.ts'
import { address, matchRoute } from './route.ts'

const project = 'projects/:project'
const file = 'projects/:project/files/*'

/** Names and paths that are difficult in addresses, mixed with random ones. */
const odd = fc.constantFrom(
  '.',
  '..',
  '~..',
  '~~.',
  '%',
  '%2e%2e',
  'a?b#c',
  'ü b',
  '\\',
  '//',
  '/a/',
  '\t',
)
const text = fc.oneof(odd, fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }))
const name = text.filter((value) => value !== '')

/** The route as a browser returns it from the address bar. */
function behindPage(relative: string): string {
  const { pathname } = new URL(`/page${relative.slice(1)}`, 'http://hub.example')
  return pathname.slice('/page/'.length)
}

describe('a route', () => {
  test('gives back the parameters that its address was made of, by way of a browser', () => {
    fc.assert(
      fc.property(name, text, (id, path) => {
        const parameters = { project: id, '*': path }
        expect(matchRoute(file, behindPage(address(file, parameters)))).toEqual(parameters)
        expect(matchRoute(project, behindPage(address(project, { project: id })))).toEqual({
          project: id,
        })
      }),
    )
  })

  test('keeps the slashes of the rest, so that the address can be read', () => {
    expect(address(file, { project: 'tide', '*': 'src/a b.ts' })).toBe(
      './projects/tide/files/src/a%20b.ts',
    )
    expect(address(file, { project: 'a/b', '*': '' })).toBe('./projects/a%2Fb/files')
  })

  test.each([
    ['projects/tide', { project: 'tide' }],
    ['projects/tide/', { project: 'tide' }],
    ['projects', null],
    ['projects/', null],
    ['projects//', null],
    ['projects/tide/files', null],
    ['project/tide', null],
    ['', null],
    ['projects/%ff', null],
    ['projects/%', null],
  ])('finds in "%s" one project, or nothing', (place, found) => {
    expect(matchRoute(project, place)).toEqual(found)
  })

  test('takes no rest, or an empty one, for an empty rest', () => {
    for (const place of ['projects/tide/files', 'projects/tide/files/'])
      expect(matchRoute(file, place)).toEqual({ project: 'tide', '*': '' })
    expect(matchRoute(file, 'projects/tide')).toBeNull()
    expect(matchRoute(file, 'projects/tide/files/%')).toBeNull()
  })

  test('knows the names of its parameters', () => {
    const found = matchRoute(file, 'projects/tide/files/src')!
    expectTypeOf(found).toEqualTypeOf<Readonly<Record<'project' | '*', string>>>()
    // @ts-expect-error The file is missing, which the compiler says.
    expect(address(file, { project: 'tide' })).toBe('./projects/tide/files')
  })

  test('is never at a loss, whatever stands in the address, and answers at once', () => {
    fc.assert(
      fc.property(text, (place) => {
        const found = matchRoute(file, place)
        if (found) expect(Object.keys(found)).toEqual(['project', '*'])
      }),
    )
    const spentMs = cpuClock()
    expect(
      matchRoute(file, `projects/${'~'.repeat(100_000)}/files/${'/'.repeat(100_000)}`),
    ).not.toBeNull()
    expect(matchRoute(project, '/'.repeat(100_000))).toBeNull()
    expect(spentMs()).toBeLessThan(2000)
  })

  test('writes half a character as the mark for what is unreadable', () => {
    expect(address(project, { project: '\ud800' })).toBe('./projects/%EF%BF%BD')
  })
})
