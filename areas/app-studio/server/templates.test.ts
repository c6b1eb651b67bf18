import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { patient } from '#core/test-patience.ts'
import { textOf } from './build/test-builder.ts'
import { filesOf, templates } from './templates.ts'
import { testProjectBuilder } from './test-project-builder.ts'

/** This registry never answers, because all that templates need comes with the server. */
let projects: ReturnType<typeof testProjectBuilder>
beforeAll(() => {
  projects = testProjectBuilder()
})
afterAll(() => projects.close())

const ADDRESS = /(?:src|href|url\()[="'(\s]*(?:https?:)?\/\/[^\s"')]+/g

describe.each(templates)('The template $name', (template) => {
  test('is built without a registry or a warning, and asks nobody else for anything', async () => {
    const files = await filesOf(template)
    const built = await projects.build(files)
    expect(built.kind === 'failed' ? built.errors : built.warnings).toEqual([])
    const own = textOf(built).replaceAll(/^.*"sourcesContent".*$/gm, '')
    expect(own.match(ADDRESS) ?? []).toEqual([])
    expect(built.kind === 'built' && built.files.map(({ path }) => path)).toContain('index.html')
  })

  test('has tests, and passes them', async () => {
    const results = await projects.test(await filesOf(template))
    expect(results.length).toBeGreaterThan(1)
    expect(results.filter(({ error }) => error !== null)).toEqual([])
  })

  test('says in words how to go on', async () => {
    const files = await filesOf(template)
    const about = Buffer.from(files.get('README.md')!).toString()
    expect(about).toMatch(/^# /)
    for (const [, path] of about.matchAll(/`(\w[\w./-]*\.\w+)`/g))
      expect([...files.keys()]).toContain(path)
  })
})

test('every template is built within two seconds', async () => {
  for (const template of templates) {
    const files = await filesOf(template)
    const tookMs = async () => {
      const begun = performance.now()
      await projects.build(files)
      return performance.now() - begun
    }
    const first = await tookMs()
    // A slow build is measured again, because other work may have used the processor.
    expect(first < 2000 ? first : await tookMs()).toBeLessThan(patient(2000))
  }
})
